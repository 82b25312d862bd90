import type {
  BotFields,
  BotPatch,
  bots,
  ChannelFields,
  ChannelPatch,
  channels,
  phones,
} from '@console/contract';
import { call } from '../../core/http/call.ts';

/** Adds a channel without its representative, once per idempotency key. */
export const createChannel = (orgId: string, fields: ChannelFields, idempotencyKey: string) =>
  call<typeof channels.createChannel>('POST', '/organization/:orgId/channels', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes some fields of a channel. */
export const updateChannel = (orgId: string, channelId: string, fields: ChannelPatch) =>
  call<typeof channels.updateChannel>('PATCH', '/organization/:orgId/channels/:channelId', {
    params: { orgId, channelId },
    body: fields,
  });

/** Deletes a channel with its representative and frees its phone. */
export const deleteChannel = (orgId: string, channelId: string) =>
  call<typeof channels.deleteChannel>('DELETE', '/organization/:orgId/channels/:channelId', {
    params: { orgId, channelId },
  });

/** Adds the representative of a channel. */
export const createBot = (channelId: string, fields: BotFields) =>
  call<typeof bots.createBot>('POST', '/channels/:channelId/bots', { params: { channelId }, body: fields });

/** Changes some fields of a channel's representative. */
export const updateBot = (channelId: string, fields: BotPatch) =>
  call<typeof bots.updateBot>('PATCH', '/channels/:channelId/bots', { params: { channelId }, body: fields });

/** The phones that aren't assigned to a channel. */
export const listFreePhones = async (signal: AbortSignal) =>
  (await call<typeof phones.listAvailablePhones>('GET', '/phones/available', { signal })).phones;
