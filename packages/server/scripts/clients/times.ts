import type { Reply } from './connection.ts';

/** Waiting times in milliseconds. */
export interface Times {
  count: number;
  half: number;
  /** 99 of 100 waited no longer. */
  most: number;
  longest: number;
}

/** How often each thing happened. */
export type Count = Record<string, number>;

export function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { count: times.length, half: at(0.5), most: at(0.99), longest: at(1) };
}

/** Notes an answer that was not a good one: what it was, and how long it asked to stay away. */
export function counted(counts: Count, { status, retryAfter }: Reply) {
  const what = `${status || 'no answer'}${retryAfter ? ` with Retry-After ${retryAfter}` : ''}`;
  counts[what] = (counts[what] ?? 0) + 1;
}

/** The sum of several counts. */
export function summed(counts: readonly Count[]): Count {
  const sum: Count = {};
  for (const one of counts) {
    for (const [what, times] of Object.entries(one)) sum[what] = (sum[what] ?? 0) + times;
  }
  return sum;
}
