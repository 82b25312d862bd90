import { normalisePhone } from '@console/contract/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { initCard, listCards, type readMe, removeCard, updateMe } from '../../core/account/billing.api.ts';
import { meQuery, settingsQuery } from '../../core/account/person.queries.ts';
import { readSettings, updateSettingsRead } from '../../core/account/settings.api.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import type { SendOptions } from '../../core/forms/index.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { isUnanswered } from '../../core/http/lostAnswers.ts';
import type { MessageKey } from '../../core/i18n/index.ts';
import { useFirstCardAsMain } from './mainCard.queries.ts';

export { useSaveLanguage } from '../../core/account/person.queries.ts';

export type Settings = Awaited<ReturnType<typeof readSettings>>;
export type Me = Awaited<ReturnType<typeof readMe>>;
export type Card = Awaited<ReturnType<typeof listCards>>[number];

/** The values of the form. The main card is empty unless it was chosen here. */
export interface SettingsValues extends Record<string, string> {
  phone: string;
  mainCreditCard: string;
}

const keys = { settings: settingsQuery.queryKey, me: meQuery.queryKey, cards: ['cards'] };

/** The settings of the person, with their `etag`. */
export const useSettings = () => useQuery(settingsQuery);

/** The person who is signed in. */
export const useMe = () => useQuery(meQuery);

/** The cards of the person. Refetched whenever the window gets focus, because a card can be added in another one. */
export const useCards = () =>
  useQuery({
    queryKey: keys.cards,
    queryFn: ({ signal }) => listCards(signal),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  });

/** The ID of the main card. Without one, the first card becomes it. */
export const useMainCard = () => useFirstCardAsMain(useMe().data, useCards().data);

/** The settings were saved, but the main card wasn't. */
export class PartlySavedError extends Error {}

/**
 * Saves the settings, then the main card if another one was chosen. A newer version with the same phone number, such as
 * after the language was saved separately, isn't a conflict.
 */
export function useSaveSettings(start: Settings) {
  const queries = useQueryClient();
  const known = useRef(start.reply.phone);

  async function saveChoices(phone: string, { etag, idempotencyKey }: SendOptions) {
    // A newer version with the same phone number is our own: the language, or a partly saved attempt.
    const last = await queries.fetchQuery({
      ...settingsQuery,
      staleTime: Number.POSITIVE_INFINITY,
    });
    const since = last.reply.phone === known.current ? last.etag : etag;
    try {
      return await updateSettingsRead({ phone }, since, idempotencyKey);
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'precondition')) throw error;
      const now = await readSettings(new AbortController().signal);
      // The server has the same value: the answer to an earlier attempt was lost.
      if (now.reply.phone === phone) return now;
      if (now.reply.phone !== known.current) throw error;
      return updateSettingsRead({ phone }, now.etag);
    }
  }

  return async function save(values: SettingsValues, options: SendOptions) {
    const phone = normalisePhone(values.phone);
    const saved = await saveChoices(phone, options);
    known.current = phone;
    queries.setQueryData<Settings>(keys.settings, saved);
    const main = queries.getQueryData<Me>(keys.me)?.reply.mainCreditCard;
    if (values.mainCreditCard && values.mainCreditCard !== main) {
      const changed = await updateMe({ mainCreditCard: values.mainCreditCard }).catch((cause: unknown) => {
        throw cause instanceof ApiError && cause.fields.length > 0
          ? cause
          : new PartlySavedError('The main card was not saved', { cause });
      });
      queries.setQueryData<Me>(keys.me, changed);
    }
    return saved;
  };
}

/** Reads the current settings from the server, after a conflict. */
export function useFreshSettings() {
  const queries = useQueryClient();
  return async () => {
    const fresh = await queries.fetchQuery({
      ...settingsQuery,
      staleTime: 0,
    });
    return { values: { phone: fresh.reply.phone, mainCreditCard: '' }, etag: fresh.etag };
  };
}

/** Calls for adding a card: the URL of its page, and the cards afterwards. */
export function useCardCalls() {
  const queries = useQueryClient();
  return {
    openPage: async () => (await initCard()).sale_url,
    /** Refetches cards and person. Returns the IDs of the cards, which are the cached ones if the request fails. */
    async reload(): Promise<readonly string[]> {
      await Promise.all([
        queries.refetchQueries({ queryKey: keys.cards }),
        queries.refetchQueries({ queryKey: keys.me }),
      ]);
      return (queries.getQueryData<Card[]>(keys.cards) ?? []).map(({ id }) => id);
    },
  };
}

/**
 * Removes a card, or finds that it is already gone. After a failure, the cards and the main card are read again.
 * `isImpossible` if this server can't remove cards, `isMain` if it now is the main card.
 */
export function useRemoveCard() {
  const queries = useQueryClient();
  const { error, ...removal } = useSingleMutation({
    async mutationFn({ id }: Card) {
      try {
        await removeCard(id);
      } catch (error) {
        const isSilence = isUnanswered(error);
        if (!isUnknownCall(error) && !isSilence) throw error;
        const cards = await listCards().catch(() => null);
        if (!cards || cards.some((card) => card.id === id)) throw error;
      }
    },
    async onSuccess(_, removed) {
      await queries.cancelQueries({ queryKey: keys.cards });
      queries.setQueryData<Card[]>(keys.cards, (cards) => cards?.filter(({ id }) => id !== removed.id));
    },
    onError() {
      void queries.invalidateQueries({ queryKey: keys.cards });
      void queries.invalidateQueries({ queryKey: keys.me });
    },
  });
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  return { ...removal, error, isImpossible: isUnknownCall(error), isMain: codes.includes('is-main-card') };
}

/**
 * Saves a subscription that its provider has approved, `mutate(id)`, or checks the stored one again, `mutate('')`.
 * The server stores it before it checks with the provider, so the settings are refetched after a failure.
 */
export function useSaveSubscription() {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (paypalToken: string) =>
      updateSettingsRead({ subscribedWith: 'paypal', ...(paypalToken && { paypalToken }) }, null),
    onSuccess: (saved) => queries.setQueryData<Settings>(keys.settings, saved),
    onError: () => void queries.invalidateQueries({ queryKey: keys.settings }),
  });
  return { ...saving, refusal: refusalIn(saving.error) };
}

/** The message key for a rejected subscription; `undefined` for any other failure. */
function refusalIn(error: unknown): MessageKey | undefined {
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  if (codes.includes('taken')) return 'settings.subscriptionTaken';
  return codes.includes('not-confirmed') ? 'settings.notConfirmed' : undefined;
}
