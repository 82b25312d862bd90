import { useOrganizationAccess } from '../../core/account/access.queries.ts';

/** What the person may do with the channels of an organization, and whether its owner can pay for another one. */
export function useChannelRights(orgId: string) {
  const { can, details, ...access } = useOrganizationAccess(orgId);
  return {
    ...access,
    mayChange: can('channels') !== false,
    maySeeCalls: can('calls') !== false,
    /** Only the owner's own settings hold what pays. */
    isOwner: !details || details.role === 'owner',
    canPay: details?.hasPaymentMethod ?? true,
  };
}
