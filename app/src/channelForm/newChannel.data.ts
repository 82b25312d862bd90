import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createBot, createChannel, listFreePhones } from '../api/channels.ts';
import { ApiError } from '../api/errors.ts';
import { type Channel, type Channels, channelsKey } from '../channels.data.ts';
import { type BotFields, botIn, type ChannelValues, channelIn } from './channelFields.ts';
import {
  isPaymentMissing,
  isPhoneTaken,
  phonesKey,
  unsavedBotKey,
  useForgetting,
} from './channelForm.data.ts';

export { useChannelRights } from '../channels.data.ts';

interface Phone {
  id: string;
  number: string;
}

/** The phones a channel can have: those that are free, and its own. */
export function usePhones(isNeeded: boolean, own: Phone | null) {
  const query = useQuery({
    queryKey: phonesKey,
    queryFn: ({ signal }) => listFreePhones(signal),
    enabled: isNeeded,
    staleTime: 0,
  });
  const { data, isLoading } = query;
  const choices = useMemo(
    () => [...(own ? [own] : []), ...(data ?? []).filter(({ id }) => id !== own?.id)],
    [own, data],
  );
  return {
    choices,
    isPending: isLoading,
    isNoneFree: data?.length === 0 && !own,
    parts: [query],
  };
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

/**
 * The form of a new channel: the numbers to choose from, and what adds it. The number that was sent stays to be chosen
 * although it is not free any more: where the answer was lost it may be this very channel that has it.
 */
export function useNewChannel(orgId: string, isPossible: boolean) {
  const [sent, setSent] = useState<Phone | null>(null);
  const phones = usePhones(isPossible, sent);
  const create = useCreateChannel(orgId);

  async function send(values: ChannelValues, idempotencyKey: string) {
    setSent(phones.choices.find(({ id }) => id === values.phoneNumber) ?? null);
    try {
      return await create(values, idempotencyKey);
    } catch (error) {
      if (error instanceof ApiError && isPhoneTaken(error)) setSent(null);
      throw error;
    }
  }

  return { phones, send };
}

/** What was filled in for the representative of a new channel and was not saved, and why. */
interface UnsavedBot {
  bot: BotFields;
  error: unknown;
}

export const useUnsavedBot = (channelId: string) =>
  useQueryClient().getQueryData<UnsavedBot>(unsavedBotKey(channelId)) ?? null;
