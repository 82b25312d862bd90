import type { QueryClient } from '@tanstack/react-query';
import { getConnection } from '../http/connection.ts';
import { updates } from './browserSwitch.ts';

/** Marks a query as live: it is refetched regularly while it is on the screen. */
interface Liveliness {
  /** Whether its data contains an ongoing call. */
  hasCall?: (data: never) => boolean;
}

/** Milliseconds between two polls: while any live query has an ongoing call, and otherwise. */
export const rhythm = { calling: 5_000, idle: 30_000 };

/** The part of a query's `meta` that the heartbeat reads. */
export const liveliness = (of: Liveliness = {}) => ({ live: of });

/** The value that `liveliness` added to a query's `meta`; `undefined` for other queries. */
const livelinessOf = (meta: Record<string, unknown> | undefined) => meta?.['live'] as Liveliness | undefined;

const isLive = ({ meta }: { meta?: Record<string, unknown> | undefined }) => livelinessOf(meta) !== undefined;

const livesOn = (queries: QueryClient) =>
  queries.getQueryCache().findAll({ type: 'active', predicate: isLive });

/** Whether any live query on the screen has an ongoing call. */
const hasCall = (queries: QueryClient) =>
  livesOn(queries).some(
    ({ meta, state: { data } }) => data !== undefined && livelinessOf(meta)?.hasCall?.(data as never),
  );

/**
 * Refetches the live queries on the screen at regular intervals, all at the same moment, so that related data changes
 * together. A hidden page doesn't poll, and catches up when it is visible again. It doesn't poll while the server is
 * away, or while somebody has turned automatic updates off. Uses `performance.now()`, so that setting the clock back
 * doesn't stop it. Returns the function that stops it.
 */
export function startHeartbeat(queries: QueryClient, { calling, idle } = rhythm) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pace = idle;
  let last = performance.now();

  const isSeen = () => document.visibilityState === 'visible' && updates.getIsOn();
  const isDue = () => performance.now() - last >= pace;

  function schedule() {
    clearTimeout(timer);
    if (!isSeen()) return;
    timer = setTimeout(beat, Math.max(0, last + pace - performance.now()));
  }

  function beat() {
    last = performance.now();
    if (getConnection() === 'online') {
      // A request that is already running is as good as a new one.
      void queries.refetchQueries({ type: 'active', predicate: isLive }, { cancelRefetch: false });
    }
    schedule();
  }

  function adjust() {
    const next = hasCall(queries) ? calling : idle;
    if (next === pace) return;
    pace = next;
    schedule();
  }

  const see = () => (isSeen() && isDue() ? beat() : schedule());
  const leave = queries.getQueryCache().subscribe(({ type }) => {
    if (['updated', 'observerAdded', 'observerRemoved', 'removed'].includes(type)) adjust();
  });
  document.addEventListener('visibilitychange', see);
  const unfollow = updates.subscribe(see);
  adjust();
  schedule();

  return () => {
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', see);
    unfollow();
  };
}
