import { queryOptions, useQuery } from '@tanstack/react-query';
import { listChannels } from './channels.api.ts';
import { useOrganizations } from './organizations.queries.ts';

export type Channels = Awaited<ReturnType<typeof listChannels>>;
export type Channel = Channels[number];

/** The IDs of a channel's conversations. Our server sends the channel with each conversation instead. */
export const sessionsOf = (channel: Channel) =>
  (channel as Channel & { sessions?: readonly string[] }).sessions;

/** The query key of an organization's channels. */
export const channelsKey = (orgId: string) => ['channels', orgId];

/** The query for the channels of an organization. */
export const channelsQuery = (orgId: string) =>
  queryOptions({ queryKey: channelsKey(orgId), queryFn: ({ signal }) => listChannels(orgId, signal) });

/** The channels of an organization. */
export const useChannels = (orgId: string) => useQuery(channelsQuery(orgId));

/** A channel's name and whether it is active, as the app shell knows them before the channel itself is loaded. */
export function useKnownChannel(orgId: string, channelId: string) {
  const organization = useOrganizations().organizations.find(({ id }) => id === orgId);
  return organization?.channels.find(({ id }) => id === channelId);
}
