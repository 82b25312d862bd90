import { contactStatuses } from '@console/contract/rules';

/** The fields of the form, in order. */
export const contactFields = [
  'name',
  'phone',
  'email',
  'status',
  'responsible',
  'source',
  'nextDateOfContact',
  'notes',
] as const;
export type ContactField = (typeof contactFields)[number];

/** The form values by field name. Notes are absent if they are edited elsewhere. */
export type ContactValues = Readonly<Record<Exclude<ContactField, 'notes'>, string>> & {
  readonly notes?: string;
};

/** Maximum text lengths of the server, by field name. */
export const longest = { name: 200, email: 254, responsible: 200, source: 200, notes: 20_000 } as const;

interface ReadContact extends Readonly<Record<Exclude<ContactField, 'nextDateOfContact'>, string>> {
  nextDateOfContact: string | null;
}

/** Initial values of a new contact. */
export const newContact: ContactValues = {
  name: '',
  phone: '',
  email: '',
  status: contactStatuses[0],
  responsible: '',
  source: '',
  nextDateOfContact: '',
  notes: '',
};

/** The form values of a contact. */
export const contactValuesOf = (contact: ReadContact, hasNotes: boolean): ContactValues => ({
  name: contact.name,
  phone: contact.phone,
  email: contact.email,
  status: contact.status,
  responsible: contact.responsible,
  source: contact.source,
  nextDateOfContact: contact.nextDateOfContact ?? '',
  ...(hasNotes && { notes: contact.notes }),
});

/** The request body, from the form values. */
export const contactIn = (values: ContactValues) => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  status: contactStatuses.find((status) => status === values.status) ?? contactStatuses[0],
  responsible: values.responsible.trim(),
  source: values.source.trim(),
  nextDateOfContact: values.nextDateOfContact || null,
  ...(values.notes !== undefined && { notes: values.notes }),
});

/**
 * The fields of the request body that differ from the initial values. A foreign number from a call therefore isn't sent
 * until someone changes it.
 */
export function changesIn(values: ContactValues, start: ContactValues) {
  const [now, before] = [contactIn(values), contactIn(start)];
  const changed = Object.entries(now).filter(([field, value]) => value !== before[field as ContactField]);
  return Object.fromEntries(changed) as Partial<typeof now>;
}
