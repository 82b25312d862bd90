import { useQuery } from '@tanstack/react-query';
import { readUsage } from '../../../core/account/billing.api.ts';
import { liveWith } from '../../../core/live/live.queries.ts';
import { isOnGoing } from '../../calls/index.ts';
import { listLastCalls } from '../channels.api.ts';

export { type Channel, useChannels, useKnownChannel } from '../../../core/account/channels.queries.ts';
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

type LastCalls = Awaited<ReturnType<typeof listLastCalls>>;

/** The last five conversations on a channel, kept up to date while one of them is ongoing. */
export const useLastCalls = (orgId: string, channelId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['lastCalls', orgId, channelId],
    queryFn: ({ signal }) => listLastCalls(orgId, channelId, signal),
    enabled: isAllowed,
    meta: liveWith((calls: LastCalls) => calls.some(isOnGoing)),
  });
