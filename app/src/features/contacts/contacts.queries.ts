import { useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { listContacts } from './contacts.api.ts';

/** Query key prefix of everything about an organization's contacts; invalidate it after a change. */
export const contactsKey = (orgId: string) => ['contacts', orgId];

/** Query key of one contact with its version. */
export const contactKey = (orgId: string, id: string) => [...contactsKey(orgId), 'one', id];

/** Query key prefix of the pages of the contact list. */
export const contactListKey = (orgId: string) => [...contactsKey(orgId), 'list'];

/** What the person can do with an organization's contacts. */
export function useContactRights(orgId: string) {
  const { can, name } = useOrganizationAccess(orgId);
  return { name, mayChange: can('contacts') !== false, maySeeCalls: can('calls') };
}

/** Searches an organization's contacts by number. The result for a number is cached. */
export function useNumberSearch(orgId: string) {
  const queries = useQueryClient();
  return (number: string) =>
    queries.fetchQuery({
      queryKey: [...contactsKey(orgId), 'number', number],
      queryFn: ({ signal }) => listContacts(orgId, { q: number, limit: 25 }, signal),
      retry: false,
    });
}
