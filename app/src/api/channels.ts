import type { ChannelPatch, channels } from '@console/contract';
import { call } from './call.ts';

/** The channels of one organization. */
export const listChannels = (orgId: string, signal: AbortSignal) =>
  call<typeof channels.listChannels>('GET', '/organization/:orgId/channels', {
    params: { orgId },
    query: { sort: 'name' },
    signal,
  });

/** Changes some fields of a channel. */
export const updateChannel = (orgId: string, channelId: string, fields: ChannelPatch) =>
  call<typeof channels.updateChannel>('PATCH', '/organization/:orgId/channels/:channelId', {
    params: { orgId, channelId },
    body: fields,
  });
