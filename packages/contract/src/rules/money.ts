/** What the service costs, in NIS: each minute, and the least a channel pays in a calendar month. */
export const pricing = { perMinute: 2, minimumPerMonth: 60, currency: 'ILS' } as const;

/** The minutes that the monthly minimum covers. */
export const minutesCovered = pricing.minimumPerMonth / pricing.perMinute;

/** Seconds as whole minutes, a started one counted; nothing below zero. For the estimate below, from a month's total. */
export const billedMinutes = (seconds: number) => Math.ceil(Math.max(0, seconds) / 60);

/**
 * An estimate of what one channel costs in one calendar month, in NIS.
 *
 * @example costEstimate(45) // 90
 */
export const costEstimate = (minutes: number) =>
  Math.max(pricing.minimumPerMonth, pricing.perMinute * Math.max(0, minutes));
