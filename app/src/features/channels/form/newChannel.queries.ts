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
 * The phones that can be selected: the free ones and the channel's own. A phone that was sent stays in the list even if
 * it is no longer free, because this channel might already have it (during saving or after a lost response).
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

  /** Sends a request with a phone, and keeps the phone in the list unless another channel has taken it. */
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
 * Adds a channel, then its representative. If the second request fails, the channel exists, and the representative's
 * values are kept for the form of that channel.
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

/** For the form of a new channel: the phone numbers to select from, and the function that adds it. */
export function useNewChannel(orgId: string, isPossible: boolean) {
  const { phones, holding } = usePhones(isPossible, null);
  const create = useCreateChannel(orgId);
  return {
    phones,
    send: (values: ChannelValues, idempotencyKey: string) =>
      holding(values.phoneNumber, () => create(values, idempotencyKey)),
  };
}

/** The unsaved representative of a new channel, and the error. */
interface UnsavedBot {
  bot: BotFields;
  error: unknown;
}

export const useUnsavedBot = (channelId: string) =>
  useQueryClient().getQueryData<UnsavedBot>(unsavedBotKey(channelId)) ?? null;
