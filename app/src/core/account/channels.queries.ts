import { useQuery } from '@tanstack/react-query';
import { listChannels } from './channels.api.ts';
import { useOrganizations } from './organizations.queries.ts';

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
