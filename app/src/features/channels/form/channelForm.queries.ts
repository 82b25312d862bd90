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

/** The channel was saved and its representative was not. */
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

/** Whether the server refused a channel because nobody pays for it. */
export const isPaymentMissing = ({ type }: ApiError) => type?.endsWith(':payment-method-required') ?? false;

/** Whether another channel took the phone meanwhile. */
export const isPhoneTaken = ({ kind, isQuota, fields }: ApiError) =>
  kind === 'conflict' && !isQuota && fields.some(({ path }) => path === 'phoneNumber');

/** Which state of a channel and its representative a form was filled from. */
export const channelVersionOf = ({ updatedAt, bot }: Channel) => `${updatedAt} ${bot?.updatedAt ?? ''}`;

/** Tells every list about a change: the frame, the phones that are free, and the channels themselves. */
export function useForgetting(orgId: string) {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [channelsKey(orgId), phonesKey, ['organizations'], ['usage', orgId]])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Reads a channel as it is now, and saves it with its representative unless somebody else did meanwhile. */
export function useSaveChannel(orgId: string, channelId: string) {
  const queries = useQueryClient();
  const forget = useForgetting(orgId);
  // A channel that was saved without its representative has a new state, which is ours.
  const own = useRef<string>(undefined);
  // What was sent of the channel and not answered: when it stands there, that is ours too.
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
    // Without a field in the form: kept, and sent back as they came.
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

/** Deletes a channel with its representative. One that is not listed any more has gone before, perhaps by an attempt of ours. */
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
