import { cardExpiry, isSubscribed, lastDigits, type Permission } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { isOwner, may } from '../../core/account/access.queries.ts';
import { listCards } from '../../core/account/billing.api.ts';
import { meQuery, settingsQuery } from '../../core/account/person.queries.ts';
import { endOfToday } from '../../core/endOfToday.ts';
import { live, useOnGoing } from '../../core/live/live.queries.ts';
import { listDue, useServedQueue } from '../callbacks/index.ts';
import { useCalendarConnection } from '../integrations/index.ts';
import { useFirstCardAsMain } from '../settings/index.ts';
import { listWaiting } from './dashboard.api.ts';
import type { Organization } from './dashboard.queries.ts';

/** An expired card that is needed for payment. */
export interface ExpiredCard {
  digits: string;
  /** MM/YY */
  expiry: string;
}

/**
 * The person's main card, if it has expired and there is no subscription. Without a main card, the first card counts.
 */
function useExpiredCard(isPayer: boolean) {
  const person = useQuery({ ...meQuery, enabled: isPayer });
  const known = useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => listCards(signal),
    enabled: isPayer,
  });
  const [{ data: me }, { data: cards }] = [person, known];
  const mainId = useFirstCardAsMain(me, cards);
  const main = me && (cards?.find(({ id }) => id === mainId) ?? cards?.[0]);
  const expiry = main && cardExpiry(main.buyerCardExp, new Date());
  const choices = useQuery({ ...settingsQuery, enabled: expiry?.isExpired === true });
  const { data: settings } = choices;
  const isDue = main && expiry?.isExpired && settings && !isSubscribed(settings.reply);
  const card: ExpiredCard | undefined = isDue
    ? { digits: lastDigits(main.buyerCardMask), expiry: expiry.label }
    : undefined;
  return { card, queries: [person, known, choices] };
}

/** How many contacts are named. */
const few = 3;

/**
 * What needs attention in an organization. Only requests what the person has permission for, and nothing while the
 * organization is far outside the viewport.
 */
export function useAttention(organization: Organization, isNear: boolean) {
  const { id, details, trouble } = organization;
  const isFor = (wanted: Permission) => isNear && details !== undefined && may(organization, wanted);
  const onGoing = useOnGoing(isFor('calls') ? id : undefined);
  const waiting = useQuery({
    queryKey: ['appointments', id, 'waiting'],
    queryFn: ({ signal }) => listWaiting(id, signal),
    enabled: isFor('appointments'),
    meta: live,
  });
  const callbacks = useServedQueue(id, isFor('calls'));
  // The queue contains the contacts that are due. Some servers don't have it, and some people can't see calls.
  const hasQueue = isFor('calls') && callbacks.data !== null;
  const due = useQuery({
    queryKey: ['contacts', id, 'due'],
    queryFn: ({ signal }) => listDue(id, endOfToday().toISOString(), few, signal),
    enabled: isFor('contacts') && !hasQueue,
  });
  const calendar = useCalendarConnection(id, isFor('integrations'));
  const payment = useExpiredCard(isNear && details !== undefined && isOwner(details));

  const queries = [onGoing, waiting, callbacks, due, calendar.query, ...payment.queries];

  return {
    calls: onGoing.data?.filter(({ kind }) => kind === 'call') ?? [],
    waiting: waiting.data,
    callbacks: callbacks.data,
    due: hasQueue ? undefined : due.data,
    lacksCalendar: calendar.isMissing,
    expiredCard: payment.card,
    isPending: !trouble.error && (!details || !isNear || queries.some(({ isLoading }) => isLoading)),
    isFetching: trouble.isRetrying || queries.some(({ isFetching }) => isFetching),
    error: trouble.error ?? queries.find(({ error }) => error)?.error,
    refetch() {
      trouble.onRetry();
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

export type Attention = ReturnType<typeof useAttention>;
