import { useQuery } from '@tanstack/react-query';
import { readUsage } from '../../api/billing.ts';
import { listLastCalls } from '../../api/channels.ts';
import { isOnGoing } from '../../calls/call.ts';
import { liveWith } from '../../live/live.data.ts';

export { useDeleteChannel, useSaveChannel, versionOf } from '../../channelForm/channelForm.data.ts';
export { usePhones, useUnsavedBot } from '../../channelForm/newChannel.data.ts';
export { type Channel, useChannelRights, useChannels, useKnownChannel } from '../../channels.data.ts';

/** Minutes and estimated cost of a channel in this month. */
export const useChannelUsage = (orgId: string, channelId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['usage', orgId],
    queryFn: ({ signal }) => readUsage(orgId, signal),
    enabled: isAllowed,
    select: ({ month, channels }) => ({ month, ...channels.find(({ channel }) => channel === channelId) }),
  });

type LastCalls = Awaited<ReturnType<typeof listLastCalls>>;

/** The last five conversations on a channel; those that go on are looked at again and again. */
export const useLastCalls = (orgId: string, channelId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['lastCalls', orgId, channelId],
    queryFn: ({ signal }) => listLastCalls(orgId, channelId, signal),
    enabled: isAllowed,
    meta: liveWith((calls: LastCalls) => calls.some(isOnGoing)),
  });
