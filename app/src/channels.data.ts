import { useQuery } from '@tanstack/react-query';
import { useOrganizationAccess } from './access.data.ts';
import { listChannels } from './api/channels.ts';
import { useOrganizations } from './organizations.data.ts';

export type Channels = Awaited<ReturnType<typeof listChannels>>;
export type Channel = Channels[number];

/** Under this key the channels of an organization are kept. */
export const channelsKey = (orgId: string) => ['channels', orgId];

/** The channels of an organization. */
export const useChannels = (orgId: string) =>
  useQuery({ queryKey: channelsKey(orgId), queryFn: ({ signal }) => listChannels(orgId, signal) });

/** What the frame knows of a channel before the channel itself has come: its name, and whether it answers. */
export function useKnownChannel(orgId: string, channelId: string) {
  const organization = useOrganizations().organizations.find(({ id }) => id === orgId);
  return organization?.channels.find(({ id }) => id === channelId);
}

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
