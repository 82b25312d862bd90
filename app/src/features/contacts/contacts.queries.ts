import { useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { listContacts } from './contacts.api.ts';

/** Under this key everything that is known of the contacts of an organization is kept: invalidate it after a change. */
export const contactsKey = (orgId: string) => ['contacts', orgId];

/** Under this key one contact is kept, with the version it was read at. */
export const contactKey = (orgId: string, id: string) => [...contactsKey(orgId), 'one', id];

/** Under this key the list of contacts is kept, page by page. */
export const contactListKey = (orgId: string) => [...contactsKey(orgId), 'list'];

/** What the person may do with the contacts of an organization. */
export function useContactRights(orgId: string) {
  const { can, name } = useOrganizationAccess(orgId);
  return { name, mayChange: can('contacts') !== false };
}

/** Searches the contacts of an organization by a number; each number is asked about once. */
export function useNumberSearch(orgId: string) {
  const queries = useQueryClient();
  return (number: string) =>
    queries.fetchQuery({
      queryKey: [...contactsKey(orgId), 'number', number],
      queryFn: ({ signal }) => listContacts(orgId, { q: number, limit: 25 }, signal),
      retry: false,
    });
}
