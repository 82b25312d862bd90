import type { ChartUnit } from './model.ts';

/** A date or a number of the x axis, as hosts have it: milliseconds since 1970 or a number, a `Date`, or a text. */
export type ChartX = number | Date | string;

/** The dates of an axis. Their texts are written when someone asks for them. */
export interface Dates {
  length: number;
  /** The date as text, such as `2026-11-12`. */
  at: (index: number) => string;
  /** The date as a number. Unlike its index, it stays the same if earlier dates are added. */
  placeAt: (index: number) => number;
  /** The index of such a number, which can be outside of the axis. */
  indexOf: (place: number) => number;
}

// Creating a format costs as much as rendering a chart, so each is created once for all charts of a page.
const knownFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached date format of a language, in UTC unless `options` has a time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = knownFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  knownFormats.set(key, known);
  return known;
}

const dayInMilliseconds = 86_400_000;

/** A text that isn't an instant: a date, or a time without `Z` or an offset. */
const civil = /^[^T]*$|T[^Z+-]*$/;

/** Milliseconds since 1970. Texts that aren't instants count as UTC. `NaN` if `x` isn't a time. */
export const timeOf = (x: ChartX | undefined) =>
  typeof x === 'string' ? Date.parse(/T[^Z+-]*$/.test(x) ? `${x}Z` : x) : Number(x);

/**
 * The number of a date on an axis of days, weeks (also in days) or months. An instant belongs to its date in the time
 * zone, or in UTC. `NaN` if `x` isn't a time.
 */
export function ordinal(x: ChartX | undefined, unit: ChartUnit, timeZone?: string) {
  let time = timeOf(x);
  if (timeZone && !(typeof x === 'string' && civil.test(x)) && !Number.isNaN(time)) {
    // Sweden writes dates as ISO 8601.
    time = Date.parse(dateFormat('sv', { timeZone, dateStyle: 'short' }).format(time));
  }
  if (unit !== 'month') return Math.floor(time / dayInMilliseconds);
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Midnight in UTC, where all days have the same length, of the number of a date. */
export const midnight = (place: number, unit: ChartUnit) =>
  unit === 'month' ? Date.UTC(Math.floor(place / 12), place % 12) : place * dayInMilliseconds;

/** Days, weeks or months without a missing one, from the number of the first. */
export function datesFrom(first: number, length: number, unit: ChartUnit): Dates {
  const step = unit === 'week' ? 7 : 1;
  const placeAt = (index: number) => first + index * step;
  return {
    length,
    placeAt,
    indexOf: (place) => Math.round((place - first) / step),
    at: (index) => new Date(midnight(placeAt(index), unit)).toISOString().slice(0, unit === 'month' ? 7 : 10),
  };
}
