import { contactStatuses } from '@console/contract/rules';

/** The fields of the form, in their order. */
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

/** What the form holds, by the names of its fields; notes may have a place of their own. */
export type ContactValues = Readonly<Record<Exclude<ContactField, 'notes'>, string>> & {
  readonly notes?: string;
};

/** The longest texts that the server takes, by the names of the fields. */
export const longest = { name: 200, email: 254, responsible: 200, source: 200, notes: 20_000 } as const;

interface ReadContact extends Readonly<Record<Exclude<ContactField, 'nextDateOfContact'>, string>> {
  nextDateOfContact: string | null;
}

/** What a new contact starts from. */
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

/** What the form shows of a contact. */
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

/** The contact that the form describes. */
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
 * Of a contact that the form describes, what differs from what it started from: a number that came with a call and is
 * no local one stays as it is until somebody changes it.
 */
export function changesIn(values: ContactValues, start: ContactValues) {
  const [now, before] = [contactIn(values), contactIn(start)];
  const changed = Object.entries(now).filter(([field, value]) => value !== before[field as ContactField]);
  return Object.fromEntries(changed) as Partial<typeof now>;
}
