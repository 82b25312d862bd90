import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Channel, type Channels, channelsKey } from '../../../core/account/channels.queries.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { createBot, createChannel, listFreePhones } from '../channels.api.ts';
import { type BotFields, botIn, type ChannelValues, channelIn } from './channelFields.ts';
import {
  isPaymentMissing,
  isPhoneTaken,
  phonesKey,
  unsavedBotKey,
  useForgetting,
} from './channelForm.queries.ts';

export { useChannelRights } from '../channels.queries.ts';

interface Phone {
  id: string;
  number: string;
}

/**
 * The phones a channel can have: those that are free, and its own. The one that was sent stays to be chosen although it
 * is not free any more: it may be this very channel that has it, while the rest is saved or where the answer was lost.
 */
export function usePhones(isNeeded: boolean, own: Phone | null) {
  const [sent, setSent] = useState<Phone | null>(null);
  const query = useQuery({
    queryKey: phonesKey,
    queryFn: ({ signal }) => listFreePhones(signal),
    enabled: isNeeded,
    staleTime: 0,
  });
  const { data, isLoading } = query;
  const choices = useMemo(() => {
    const all = [...(own ? [own] : []), ...(sent ? [sent] : []), ...(data ?? [])];
    return [...new Map(all.map((phone) => [phone.id, phone])).values()];
  }, [own, sent, data]);

  /** Sends what has this phone in it. */
  async function holding<Reply>(phoneId: string, send: () => Promise<Reply>) {
    setSent(choices.find(({ id }) => id === phoneId) ?? null);
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && isPhoneTaken(error)) setSent(null);
      throw error;
    }
  }

  const phones = {
    choices,
    isPending: isLoading,
    isNoneFree: data !== undefined && choices.length === 0,
    parts: [query],
  };
  return { phones, holding };
}

/**
 * Adds a channel: first the channel, then its representative. When the second fails the channel is there, and what was
 * filled in for the representative waits for the form of that channel.
 */
function useCreateChannel(orgId: string) {
  const queries = useQueryClient();
  const forget = useForgetting(orgId);

  return async (values: ChannelValues, idempotencyKey: string): Promise<Channel> => {
    const channel = await createChannel(orgId, channelIn(values), idempotencyKey).catch((error) => {
      if (error instanceof ApiError && (isPaymentMissing(error) || isPhoneTaken(error))) forget();
      throw error;
    });
    const bot = botIn(values);
    const made = await createBot(channel.id, bot).catch((error) => {
      console.error('The representative of a new channel was not saved', error);
      queries.setQueryData<UnsavedBot>(unsavedBotKey(channel.id), { bot, error });
      return null;
    });
    const complete = { ...channel, bot: made };
    queries.setQueryData<Channels>(
      channelsKey(orgId),
      (channels) => channels && [...channels.filter(({ id }) => id !== channel.id), complete],
    );
    forget();
    return complete;
  };
}

/** The form of a new channel: the numbers to choose from, and what adds it. */
export function useNewChannel(orgId: string, isPossible: boolean) {
  const { phones, holding } = usePhones(isPossible, null);
  const create = useCreateChannel(orgId);
  return {
    phones,
    send: (values: ChannelValues, idempotencyKey: string) =>
      holding(values.phoneNumber, () => create(values, idempotencyKey)),
  };
}

/** What was filled in for the representative of a new channel and was not saved, and why. */
interface UnsavedBot {
  bot: BotFields;
  error: unknown;
}

export const useUnsavedBot = (channelId: string) =>
  useQueryClient().getQueryData<UnsavedBot>(unsavedBotKey(channelId)) ?? null;
