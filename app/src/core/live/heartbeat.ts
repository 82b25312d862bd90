import type { QueryClient } from '@tanstack/react-query';
import { getConnection } from '../http/connection.ts';

/** What a query says of itself when it is to be kept fresh while it is on the screen. */
interface Liveliness {
  /** Whether what it shows holds a call that is going on. */
  hasCall?: (data: never) => boolean;
}

/** Milliseconds between two looks: while a call goes on somewhere on the screen, and otherwise. */
export const rhythm = { calling: 5_000, idle: 30_000 };

/** The part of a query's `meta` that the heartbeat reads. */
export const liveliness = (of: Liveliness = {}) => ({ live: of });

/** What `liveliness` made of a query's `meta`; nothing of any other. */
const livelinessOf = (meta: Record<string, unknown> | undefined) => meta?.['live'] as Liveliness | undefined;

const isLive = ({ meta }: { meta?: Record<string, unknown> | undefined }) => livelinessOf(meta) !== undefined;

const livesOn = (queries: QueryClient) =>
  queries.getQueryCache().findAll({ type: 'active', predicate: isLive });

/** Whether a call goes on in anything that is on the screen. */
const hasCall = (queries: QueryClient) =>
  livesOn(queries).some(
    ({ meta, state: { data } }) => data !== undefined && livelinessOf(meta)?.hasCall?.(data as never),
  );

/**
 * Looks again, in a rhythm, at what is on the screen and live, while the page is visible: all of it at one moment, so
 * that what belongs together changes together. Nothing is asked in a hidden page, which catches up when it is seen
 * again, nor while the server is away. Time is counted from the start of the page: a clock that is set back stops nothing.
 * Returns what stops it.
 */
export function startHeartbeat(queries: QueryClient, { calling, idle } = rhythm) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pace = idle;
  let last = performance.now();

  const isSeen = () => document.visibilityState === 'visible';
  const isDue = () => performance.now() - last >= pace;

  function schedule() {
    clearTimeout(timer);
    if (!isSeen()) return;
    timer = setTimeout(beat, Math.max(0, last + pace - performance.now()));
  }

  function beat() {
    last = performance.now();
    if (getConnection() === 'online') {
      // A look that is under way is as good as a new one.
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
  adjust();
  schedule();

  return () => {
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', see);
  };
}
