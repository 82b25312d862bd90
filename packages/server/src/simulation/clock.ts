import { setTimeout as timeOut } from 'node:timers/promises';

/** The clock of a simulation. */
export interface Clock {
  now(): Date;
  /** Resolves early, without an error, if the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const wallClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => timeOut(Math.max(1, ms), undefined, { signal }).catch(() => {}),
};
