import { isAllowed } from '@console/contract/rules';
import { useOrganizations } from './organizations.data.ts';

/** Under this key everything that is known of the contacts of an organization is kept: invalidate it after a change. */
export const contactsKey = (orgId: string) => ['contacts', orgId];

/** Under this key one contact is kept, with the version it was read at. */
export const contactKey = (orgId: string, id: string) => [...contactsKey(orgId), 'one', id];

/** Under this key the list of contacts is kept, page by page. */
export const contactListKey = (orgId: string) => [...contactsKey(orgId), 'list'];

/**
 * What the person may do with the contacts of an organization. Where it could not be asked the answer is yes: the
 * server has the last word.
 */
export function useContactRights(orgId: string) {
  const { data, organizations, isPending } = useOrganizations();
  const organization = data?.find(({ id }) => id === orgId);
  return {
    isPending,
    name: organizations.find(({ id }) => id === orgId)?.name ?? '',
    mayChange: !organization || isAllowed(organization.role, organization.permissions, 'contacts'),
  };
}
