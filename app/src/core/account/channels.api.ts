import type { channels } from '@console/contract';
import { call } from '../http/call.ts';

/** The channels of one organization. */
export const listChannels = (orgId: string, signal?: AbortSignal) =>
  call<typeof channels.listChannels>('GET', '/organization/:orgId/channels', {
    params: { orgId },
    query: { sort: 'name' },
    signal,
  });
