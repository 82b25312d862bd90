import type { Permission } from '@console/contract/rules';
import { type FrameOrganization, useOrganizations } from './organizations.queries.ts';

/** Whether the person has a permission. True if the server sends no permissions: it then decides on each call. */
export const may = ({ permissions }: Pick<FrameOrganization, 'permissions'>, wanted: Permission) =>
  permissions?.includes(wanted) ?? true;

/** Whether the person owns an organization. True if the server sends no roles: it then decides on each call. */
export const isOwner = ({ role }: { role?: string | undefined }) => role === undefined || role === 'owner';

/**
 * An organization and the person's permissions in it. Until the server answers, `can` uses the permissions that the
 * last visit stored, so that no button appears and then disappears. Without stored permissions, it returns `undefined`
 * until the server answers, and true if the request fails: the server then decides on each call.
 */
export function useOrganizationAccess(orgId: string) {
  const { query, organizations } = useOrganizations();
  const { data, isPending } = query;
  const known = organizations.find(({ id }) => id === orgId);
  return {
    isPending,
    /** The organization doesn't exist, or isn't visible to this person. */
    isUnknown: data !== undefined && !known,
    name: known?.name ?? '',
    channels: known?.channels ?? [],
    /** The organization as the server sent it; `undefined` until it has answered. */
    details: data?.find(({ id }) => id === orgId),
    can(wanted: Permission) {
      if (known) return may(known, wanted);
      return isPending ? undefined : true;
    },
  };
}
