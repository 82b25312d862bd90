import { isAllowed } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
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

/**
 * What the person may do with the channels of an organization, and whether its owner can pay for another one. Where it
 * could not be asked the answer is yes: the server has the last word.
 */
export function useChannelRights(orgId: string) {
  const { data, isPending } = useOrganizations();
  const organization = data?.find(({ id }) => id === orgId);
  return {
    isPending,
    /** There is no such organization, or not for this person. */
    isUnknown: data !== undefined && !organization,
    name: organization?.name ?? '',
    mayChange: !organization || isAllowed(organization.role, organization.permissions, 'channels'),
    maySeeCalls: !organization || isAllowed(organization.role, organization.permissions, 'calls'),
    /** Only the owner's own settings hold what pays. */
    isOwner: !organization || organization.role === 'owner',
    canPay: organization?.hasPaymentMethod ?? true,
  };
}
