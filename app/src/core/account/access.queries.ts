import type { Permission } from '@console/contract/rules';
import { type FrameOrganization, useOrganizations } from './organizations.queries.ts';

/** Whether the person may do something in an organization. What a server does not say is the server's to refuse. */
export const may = ({ permissions }: Pick<FrameOrganization, 'permissions'>, wanted: Permission) =>
  permissions?.includes(wanted) ?? true;

/**
 * The organization as the person sees it, and what they may do there. The last visit knows it before the server has
 * answered, so that nothing is offered that goes away again. Where nobody knows it the answer is `undefined` until the
 * server has answered, and yes where it could not be asked: it has the last word.
 */
export function useOrganizationAccess(orgId: string) {
  const { data, organizations, isPending } = useOrganizations();
  const known = organizations.find(({ id }) => id === orgId);
  return {
    isPending,
    /** There is no such organization, or not for this person. */
    isUnknown: data !== undefined && !known,
    name: known?.name ?? '',
    channels: known?.channels ?? [],
    /** All that the server says of it, once it has answered. */
    details: data?.find(({ id }) => id === orgId),
    can(wanted: Permission) {
      if (known) return may(known, wanted);
      return isPending ? undefined : true;
    },
  };
}
