import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listChannels } from '../../../core/account/channels.api.ts';
import { type Channel, type Channels, channelsKey } from '../../../core/account/channels.queries.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { isUnanswered } from '../../../core/http/lostAnswers.ts';
import { createBot, deleteChannel, updateBot, updateChannel } from '../channels.api.ts';
import { botIn, type ChannelValues, channelIn, channelValuesOf } from './channelFields.ts';

export const phonesKey = ['phones'];
export const unsavedBotKey = (channelId: string) => ['unsavedBot', channelId];

/** The channel was saved, but its representative wasn't. */
export class BotNotSaved extends ApiError {
  constructor({ kind, status, type, requestId, fields, retryAfter, cause }: ApiError) {
    super(kind, {
      status,
      cause,
      fields: fields.map((error) => ({ ...error, path: error.path && `bot.${error.path}` })),
      ...(type !== null && { type }),
      ...(requestId !== null && { requestId }),
      ...(retryAfter !== null && { retryAfter }),
    });
  }
}

/** Whether the server rejected a channel because there is no payment method. */
export const isPaymentMissing = ({ type }: ApiError) => type?.endsWith(':payment-method-required') ?? false;

/** Whether another channel took the phone meanwhile. */
export const isPhoneTaken = ({ kind, isQuota, fields }: ApiError) =>
  kind === 'conflict' && !isQuota && fields.some(({ path }) => path === 'phoneNumber');

/** The version of a channel and its representative that a form started from. */
export const channelVersionOf = ({ updatedAt, bot }: Channel) => `${updatedAt} ${bot?.updatedAt ?? ''}`;

/** Returns a function that invalidates all data that depends on channels, such as the app shell and free phones. */
export function useForgetting(orgId: string) {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [channelsKey(orgId), phonesKey, ['organizations'], ['usage', orgId]])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Reads the current channel, and saves it with its representative unless someone else changed it meanwhile. */
export function useSaveChannel(orgId: string, channelId: string) {
  const queries = useQueryClient();
  const forget = useForgetting(orgId);
  // The version after our own save, in case only the representative couldn't be saved.
  const own = useRef<string>(undefined);
  // The values of a request without a response. If the server has them, the change is ours too.
  const unanswered = useRef<string>(undefined);

  async function read() {
    const channels = await listChannels(orgId);
    const channel = channels.find(({ id }) => id === channelId);
    if (!channel) throw new ApiError('notFound', { status: 404 });
    return channel;
  }

  async function save(values: ChannelValues, version: string | null) {
    const current = await read();
    const isOurs = [version, own.current].includes(channelVersionOf(current));
    const isArrived =
      unanswered.current === JSON.stringify([channelIn(channelValuesOf(current)), current.bot]);
    const isSame = JSON.stringify(channelValuesOf(current)) === JSON.stringify(values);
    if (!isOurs && !isArrived && !isSame) throw new ApiError('precondition', { status: 412 });
    const channel = await updateChannel(orgId, channelId, channelIn(values)).catch((error) => {
      if (isUnanswered(error)) unanswered.current = JSON.stringify([channelIn(values), current.bot]);
      throw error;
    });
    own.current = channelVersionOf(channel);
    // These have no field in the form, so they are sent back unchanged.
    const { botType, aiInstructions } = current.bot ?? {};
    const kept = botType !== undefined && aiInstructions !== undefined ? { botType, aiInstructions } : {};
    const fields = { ...kept, ...botIn(values) };
    const bot = await (current.bot ? updateBot : createBot)(channelId, fields).catch((error) => {
      throw error instanceof ApiError ? new BotNotSaved(error) : error;
    });
    const saved: Channel = { ...channel, bot };
    queries.removeQueries({ queryKey: unsavedBotKey(channelId) });
    queries.setQueryData<Channels>(channelsKey(orgId), (channels) =>
      channels?.map((each) => (each.id === channelId ? saved : each)),
    );
    forget();
    return { channel: saved, etag: channelVersionOf(saved) };
  }

  return { read, save };
}

/** Deletes a channel with its representative. If it is no longer listed, an earlier attempt has succeeded. */
export function useDeleteChannel(orgId: string, channelId: string) {
  const forget = useForgetting(orgId);
  return async () => {
    await deleteChannel(orgId, channelId).catch(async (error: unknown) => {
      if (!(isUnanswered(error) || (error instanceof ApiError && error.kind === 'notFound'))) throw error;
      if ((await listChannels(orgId)).some(({ id }) => id === channelId)) throw error;
    });
    forget();
  };
}
