import type {
  BulkContactStatus,
  ContactPatch,
  contacts,
  ListedContact,
  managers,
  NewContact,
  QueryOf,
} from '@console/contract';
import { contactStatuses, foldedText } from '@console/contract/rules';
import { call, callTagged } from '../../core/http/call.ts';
import { callPage, type LocalList } from '../../core/http/paging.ts';
import { compareIn, compareTexts, isIn, isInNumber } from '../../core/http/searching.ts';

/** Query parameters of a list of contacts. */
type ContactsQuery = QueryOf<typeof contacts.listContacts> & {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
};

/** The version that a change is based on, and the key that makes the request idempotent. */
interface ChangeOptions {
  etag: string | null;
  idempotencyKey: string;
}

/** Contacts without a next date are sorted last. */
const dueOf = ({ nextDateOfContact }: ListedContact) =>
  nextDateOfContact === null ? Number.POSITIVE_INFINITY : Date.parse(nextDateOfContact);

const byStatus = compareIn(contactStatuses);

const byName = (one: ListedContact, other: ListedContact) => compareTexts(one.name, other.name);

/** Searches, filters and sorts in the client, for a server that ignores the query and sends all contacts. */
const local: LocalList<ListedContact> = {
  finds: ({ name, email, phone }, words) => isIn(words, [name, email]) || isInNumber(words, phone),
  passes: {
    status: ({ status }, value) => status === value,
    channel: ({ channel }, value) => channel === value,
    dueBefore: (contact, value) => dueOf(contact) < Date.parse(value),
    responsible: ({ responsible }, value) => foldedText(responsible) === foldedText(value),
  },
  compare: {
    name: byName,
    phone: (one, other) => compareTexts(one.phone, other.phone),
    status: (one, other) => byStatus(one.status, other.status),
    responsible: (one, other) => compareTexts(one.responsible, other.responsible),
    nextDateOfContact: (one, other) => {
      const [first, second] = [dueOf(one), dueOf(other)];
      return first === second ? byName(one, other) : first - second;
    },
    createdAt: (one, other) => compareTexts(one.createdAt, other.createdAt),
  },
  usual: 'nextDateOfContact',
};

/** One page of the contacts of an organization. */
export const listContacts = (orgId: string, query: ContactsQuery, signal: AbortSignal) =>
  callPage<typeof contacts.listContacts>(
    'GET',
    '/organization/:orgId/contacts/',
    { params: { orgId }, query, signal },
    local,
  );

/** One contact, with the version it was read at. */
export const readContact = (orgId: string, id: string, signal?: AbortSignal) =>
  callTagged<typeof contacts.readContact>('GET', '/organizations/:orgId/contacts/:id', {
    params: { orgId, id },
    signal,
  });

/** Adds a contact, once per idempotency key. */
export const createContact = (fields: NewContact, idempotencyKey: string) =>
  callTagged<typeof contacts.createContact>('POST', '/contacts', { body: fields, idempotencyKey });

/** Changes some fields of a contact; with an `etag`, only if no one else changed it meanwhile. */
export const updateContact = (
  orgId: string,
  id: string,
  fields: ContactPatch,
  options: Partial<ChangeOptions> = {},
) =>
  callTagged<typeof contacts.updateContact>('PATCH', '/organization/:orgId/contacts/:id', {
    params: { orgId, id },
    body: fields,
    ...options,
  });

/** Sets the same status for up to 200 contacts. */
export const setContactsStatus = (orgId: string, { ids, status }: BulkContactStatus) =>
  call<typeof contacts.setContactsStatus>('PATCH', '/organization/:orgId/contacts', {
    params: { orgId },
    body: { ids, status },
  });

/** Deletes a contact; its conversations stay. With `isLeaving`, the request outlives the page. */
export const deleteContact = (id: string, isLeaving: boolean) =>
  call<typeof contacts.deleteContact>('DELETE', '/contacts/:id', { params: { id }, keepalive: isLeaving });

/** Searches colleagues by a part of their name or email. */
export const searchManagers = (text: string, signal: AbortSignal) =>
  call<typeof managers.searchManagers>('GET', '/managers/search/:text', { params: { text }, signal });
