import { useQuery } from '@tanstack/react-query';
import { readUsage } from '../../../core/account/billing.api.ts';
import { liveWith } from '../../../core/live/live.queries.ts';
import { isOnGoing, listSessions } from '../../calls/index.ts';

export {
  type Channel,
  sessionsOf,
  useChannels,
  useKnownChannel,
} from '../../../core/account/channels.queries.ts';
export { useChannelRights } from '../channels.queries.ts';
export { channelVersionOf, useDeleteChannel, useSaveChannel } from '../form/channelForm.queries.ts';
export { usePhones, useUnsavedBot } from '../form/newChannel.queries.ts';

/** Minutes and estimated cost of a channel this month. */
export const useChannelUsage = (orgId: string, channelId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['usage', orgId],
    queryFn: ({ signal }) => readUsage(orgId, signal),
    enabled: isAllowed,
    select: ({ month, channels }) => ({ month, ...channels.find(({ channel }) => channel === channelId) }),
  });

type LastCalls = Awaited<ReturnType<typeof listSessions>>['rows'];

/**
 * The last five conversations on a channel, kept up to date while one of them is ongoing.
 *
 * @param known the IDs of the channel's conversations, if the server sends them with the channel
 */
export const useLastCalls = (
  orgId: string,
  channelId: string,
  known: readonly string[] | undefined,
  isAllowed: boolean,
) =>
  useQuery({
    queryKey: ['lastCalls', orgId, channelId],
    async queryFn({ signal }) {
      const query = { channel: channelId, limit: 5, sort: '-startTime', fields: 'summary' } as const;
      return (await listSessions(orgId, query, signal, known)).rows;
    },
    enabled: isAllowed,
    meta: liveWith((calls: LastCalls) => calls.some(isOnGoing)),
  });
