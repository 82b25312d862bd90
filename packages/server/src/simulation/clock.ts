import { setTimeout as timeOut } from 'node:timers/promises';

/** The time a simulation lives in. */
export interface Clock {
  now(): Date;
  /** Ends early, without an error, when the signal is given. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const wallClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => timeOut(Math.max(1, ms), undefined, { signal }).catch(() => {}),
};
