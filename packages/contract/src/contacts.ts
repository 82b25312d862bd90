import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  filled,
  id,
  inOrganization,
  instant,
  lengths,
  nothing,
  optionalEmail,
  phoneNumber,
  reference,
  stamps,
  text,
} from './fields.ts';
import { listQuery, longTexts } from './lists.ts';
import { contactStatuses } from './rules/values.ts';

const details = {
  name: filled(),
  channel: reference,
  responsible: text(lengths.name),
  status: z.enum(contactStatuses),
  source: text(lengths.name),
  nextDateOfContact: instant.nullable(),
  notes: text(),
};

/** The fields of a new contact. */
export const ContactFields = z
  .object({ ...details, phone: phoneNumber, email: optionalEmail })
  .partial()
  .required({ name: true, phone: true })
  .meta({ id: 'ContactFields' });
export type ContactFields = z.infer<typeof ContactFields>;

export const ContactPatch = ContactFields.partial().meta({ id: 'ContactPatch' });
export type ContactPatch = z.infer<typeof ContactPatch>;

/** A new contact and the organization it is for. */
export const NewContact = ContactFields.extend({ organization: id }).meta({ id: 'NewContact' });
export type NewContact = z.infer<typeof NewContact>;

/** A customer or lead. If a call created the contact, the phone is kept as the call provided it. */
export const Contact = z
  .object({
    id,
    ...details,
    phone: text(lengths.phone),
    email: text(lengths.email),
    organization: id,
    ...stamps,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

/** A contact in a list. It has notes if the list was requested without a limit, or if `fields` names them. */
export const ListedContact = Contact.partial({ notes: true }).meta({ id: 'ListedContact' });
export type ListedContact = z.infer<typeof ListedContact>;

/** The long texts of a contact. */
export const contactTexts = longTexts('notes');

/** The same status for many contacts at once. */
export const BulkContactStatus = z
  .object({ ids: z.array(id).min(1).max(200), status: z.enum(contactStatuses) })
  .meta({ id: 'BulkContactStatus' });
export type BulkContactStatus = z.infer<typeof BulkContactStatus>;

const inOrganizationOne = z.object({ orgId: id, id });
const filters = {
  ...contactTexts,
  status: z.enum(contactStatuses).optional(),
  channel: id.optional(),
  responsible: text(lengths.name).optional(),
  dueBefore: instant.optional().describe('Whose next date of contact is before this.'),
};

export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/contacts/',
  summary: 'The contacts of an organization.',
  params: inOrganization,
  reply: z.array(ListedContact),
  query: listQuery(['name', 'phone', 'status', 'responsible', 'nextDateOfContact', 'createdAt'], filters),
});
export const setContactsStatus = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/contacts',
  summary: 'Gives many contacts the same status.',
  params: inOrganization,
  body: BulkContactStatus,
  reply: z.array(Contact),
});
export const createContact = defineEndpoint({
  method: 'POST',
  path: '/contacts',
  summary: 'Adds a contact.',
  body: NewContact,
  reply: Contact,
  status: 201,
});
export const updateContact = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/contacts/:id',
  summary: 'Changes a contact.',
  params: inOrganizationOne,
  body: ContactPatch,
  reply: Contact,
});
export const readContact = defineEndpoint({
  method: 'GET',
  path: '/organizations/:orgId/contacts/:id',
  summary: 'One contact of an organization.',
  params: inOrganizationOne,
  reply: Contact,
});
export const readContactById = defineEndpoint({
  method: 'GET',
  path: '/contacts/:id',
  summary: 'One contact.',
  params: z.object({ id }),
  reply: Contact,
});
export const deleteContact = defineEndpoint({
  method: 'DELETE',
  path: '/contacts/:id',
  summary: 'Deletes a contact; its conversations stay.',
  params: z.object({ id }),
  reply: nothing,
  status: 204,
});
