import { setImmediate as nextRound } from 'node:timers/promises';
import type { Clock } from './clock.ts';

/** A clock for tests: waiting takes no time, and the time has passed nevertheless. */
export function flyingClock(onWait: () => unknown = () => {}): Clock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    async wait(ms, signal) {
      await onWait();
      // The embedded database answers without a pause: timers and sockets would never get their turn.
      await nextRound();
      if (!signal.aborted) now += Math.max(0, ms);
    },
  };
}
