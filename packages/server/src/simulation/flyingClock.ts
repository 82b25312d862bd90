import { setImmediate as nextRound } from 'node:timers/promises';
import type { Clock } from './clock.ts';

/** A clock for tests: waiting takes no real time, but advances the clock. */
export function flyingClock(onWait: () => unknown = () => {}): Clock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    async wait(ms, signal) {
      await onWait();
      // The embedded database responds without a pause, so timers and sockets would never run.
      await nextRound();
      if (!signal.aborted) now += Math.max(0, ms);
    },
  };
}
