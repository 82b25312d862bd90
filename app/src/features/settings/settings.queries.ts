import { normalisePhone } from '@console/contract/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { initCard, listCards, type readMe, updateMe } from '../../core/account/billing.api.ts';
import { meQuery, settingsQuery } from '../../core/account/person.queries.ts';
import { readSettings, updateSettingsRead } from '../../core/account/settings.api.ts';
import type { SendOptions } from '../../core/forms/index.ts';
import { ApiError } from '../../core/http/errors.ts';
import type { MessageKey } from '../../core/i18n/index.ts';
import { useFirstCardAsMain } from './mainCard.queries.ts';

export { useSaveLanguage } from '../../core/account/person.queries.ts';

export type Settings = Awaited<ReturnType<typeof readSettings>>;
export type Me = Awaited<ReturnType<typeof readMe>>;
export type Card = Awaited<ReturnType<typeof listCards>>[number];

/** What the form holds. A main card that was not chosen here is empty. */
export interface SettingsValues extends Record<string, string> {
  phone: string;
  mainCreditCard: string;
}

const keys = { settings: settingsQuery.queryKey, me: meQuery.queryKey, cards: ['cards'] };

/** The choices of the person, with the version they were read at. */
export const useSettings = () => useQuery(settingsQuery);

/** The person who is signed in. */
export const useMe = () => useQuery(meQuery);

/** The cards of the person. Asked for again whenever the window has the focus: a card may come from another one. */
export const useCards = () =>
  useQuery({
    queryKey: keys.cards,
    queryFn: ({ signal }) => listCards(signal),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  });

/** The id of the main card. Without one the first card becomes it. */
export const useMainCard = () => useFirstCardAsMain(useMe().data, useCards().data);

/** Which part of the settings was saved before the other one failed. */
export class PartlySavedError extends Error {}

/**
 * Saves the settings, then the main card where another one was chosen. What was saved by itself before, such as the
 * language, is no reason to ask which version stays; another phone is.
 */
export function useSaveSettings(start: Settings) {
  const queries = useQueryClient();
  const known = useRef(start.reply.phone);

  async function saveChoices(phone: string, { etag, idempotencyKey }: SendOptions) {
    // What moved the version on without another phone was ours: the language, or an attempt saved in part.
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
      // What stands there is what was sent: the answer to an earlier attempt was lost.
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

/** What stands on the server now, for a form that was overtaken. */
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

/** Adding a card: where its page is, and what there is once it was added. */
export function useCardCalls() {
  const queries = useQueryClient();
  return {
    openPage: async () => (await initCard()).sale_url,
    /** Asks for cards and person again; answers the ids of the cards, or those of before when nobody answers. */
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
 * Keeps a subscription that its provider has approved, `mutate(id)`, or has the stored one checked again, `mutate('')`.
 * The server stores it before it asks the provider: what stands there is read again when that fails.
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

/** Why a subscription was refused; undefined for any other failure. */
function refusalIn(error: unknown): MessageKey | undefined {
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  if (codes.includes('taken')) return 'settings.subscriptionTaken';
  return codes.includes('not-confirmed') ? 'settings.notConfirmed' : undefined;
}
