/** The price of the service in NIS: per minute, and the minimum per channel and calendar month. */
export const pricing = { perMinute: 2, minimumPerMonth: 60, currency: 'ILS' } as const;

/** The minutes that the monthly minimum covers. */
export const minutesCovered = pricing.minimumPerMonth / pricing.perMinute;

/** The billed minutes of one conversation, rounded up. A chat has no duration and counts as 0. */
export const billedMinutes = (seconds: number | null) => Math.ceil(Math.max(0, seconds ?? 0) / 60);

/** Conversations with the same duration. */
export interface Conversations {
  /** The duration of each, in seconds. */
  duration: number | null;
  /** @default 1 */
  count?: number;
}

/**
 * Seconds, billed minutes and the estimated cost in NIS of one channel in one calendar month.
 *
 * @param erased the sums of conversations that were erased
 */
export function usageOf(
  conversations: readonly Conversations[],
  erased: { seconds: number; minutes: number } = { seconds: 0, minutes: 0 },
) {
  let { seconds, minutes } = erased;
  for (const { duration, count = 1 } of conversations) {
    seconds += count * Math.max(0, duration ?? 0);
    minutes += count * billedMinutes(duration);
  }
  return { seconds, minutes, cost: costEstimate(minutes) };
}

/**
 * The estimated cost of one channel in one calendar month, in NIS.
 *
 * @example costEstimate(45) // 90
 */
export const costEstimate = (minutes: number) =>
  Math.max(pricing.minimumPerMonth, pricing.perMinute * Math.max(0, minutes));
