import { isOwner, useOrganizationAccess } from '../../core/account/access.queries.ts';

/** What the person can do with an organization's channels, and whether its owner has a payment method. */
export function useChannelRights(orgId: string) {
  const { can, details, ...access } = useOrganizationAccess(orgId);
  return {
    ...access,
    mayChange: can('channels') !== false,
    maySeeCalls: can('calls') !== false,
    /** Payment methods are only in the owner's settings. */
    isOwner: !details || isOwner(details),
    canPay: details?.hasPaymentMethod ?? true,
  };
}
