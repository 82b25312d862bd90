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

export const dayInMilliseconds = 86_400_000;

/** The step from one number of a date to the next. */
export const stepOf = (unit: ChartUnit) => (unit === 'week' ? 7 : 1);

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
  const step = stepOf(unit);
  const placeAt = (index: number) => first + index * step;
  return {
    length,
    placeAt,
    indexOf: (place) => Math.round((place - first) / step),
    at: (index) => new Date(midnight(placeAt(index), unit)).toISOString().slice(0, unit === 'month' ? 7 : 10),
  };
}

/** The kind of landmarks between the first and the last date: dates, or the first of each month or year. */
export function landmarkKind(count: number, unit: ChartUnit): 'date' | 'month' | 'year' {
  if (count > { day: 1100, week: 156, month: 24 }[unit]) return 'year';
  return unit === 'day' && count > 62 ? 'month' : 'date';
}

/** The date formats of a chart in one language. */
export interface DateFormats {
  /** Below the plot. */
  tick: (index: number) => string;
  /** In the readout: "Thu 12 Nov". */
  short: (index: number) => string;
  /** On the chips, without the weekday: "12 Nov". */
  brief: (index: number) => string;
  /** Spoken, and in the table: "Thursday 12 November". */
  long: (index: number) => string;
  /** In the summary: "12 November". */
  plain: (index: number) => string;
  /** The name of a date in a comparison: "Wednesday", "October". */
  name: (index: number) => string;
  /** From one date to another: "19 October – 17 November". */
  range: (from: number, to: number) => string;
}

/** Languages that write short dates in digits only, as their newspapers do. */
const inFigures = /^he\b/;

/** Russian marks a year with «г.», for which there isn't room on an axis. */
export const yearMark = /\sг\.$/;

const knownRanges = new Map<string, string>();

/** Formats a range. Cached, because charts on a page share a period, and formatting a range is the slowest part. */
export function writeRange(locale: string, options: Intl.DateTimeFormatOptions, from: number, to: number) {
  const key = `${locale} ${from} ${to} ${JSON.stringify(options)}`;
  const words = knownRanges.get(key) ?? dateFormat(locale, options).formatRange(from, to);
  if (knownRanges.size > 100) knownRanges.clear();
  knownRanges.set(key, words);
  return words;
}

type Write = (time: number) => string;

/** Writes times in one format. Texts are cached, because charts on a page share their dates. */
function writer(locale: string, options: Intl.DateTimeFormatOptions): Write {
  const texts = new Map<number, string>();
  return (time) => {
    const text = texts.get(time) ?? dateFormat(locale, options).format(time);
    if (texts.size > 500) texts.clear();
    texts.set(time, text);
    return text;
  };
}

type Writers = Record<'inBrief' | 'inBetween' | 'short' | 'long' | 'plain' | 'name', Write> & {
  range: Intl.DateTimeFormatOptions;
};

const knownWriters = new Map<string, Writers>();

/** The date formats of axes of one kind in one language. */
function writersOf(
  locale: string,
  unit: ChartUnit,
  spansYears: boolean,
  kind: ReturnType<typeof landmarkKind>,
) {
  const key = `${locale} ${unit} ${spansYears} ${kind}`;
  const known = knownWriters.get(key);
  if (known) return known;
  const year: Intl.DateTimeFormatOptions = spansYears ? { year: 'numeric' } : {};
  const month: Intl.DateTimeFormatOptions['month'] = inFigures.test(locale) ? 'numeric' : 'short';
  const isDay = unit === 'day';
  // Months of the data are Gregorian, whatever the calendar of the language.
  const day: Intl.DateTimeFormatOptions = unit === 'month' ? { calendar: 'gregory' } : { day: 'numeric' };
  const brief: Intl.DateTimeFormatOptions = { ...day, ...year, month: unit === 'month' ? 'short' : month };
  const plain: Intl.DateTimeFormatOptions = {
    ...day,
    month: 'long',
    ...(unit === 'month' ? { year: 'numeric' } : year),
  };
  const ofKind: Intl.DateTimeFormatOptions = kind === 'year' ? { year: 'numeric' } : { month: 'short' };
  // The first of a month or year is one only in languages with the calendar of the data.
  const isFirst =
    kind !== 'date' && (unit === 'month' || dateFormat(locale, {}).resolvedOptions().calendar === 'gregory');
  const between = isFirst ? { ...ofKind, ...(unit === 'month' && day) } : { ...day, month: brief.month };
  const writers: Writers = {
    inBrief: writer(locale, brief),
    inBetween: writer(locale, between),
    short: writer(locale, isDay ? { ...brief, weekday: 'short' } : brief),
    long: writer(locale, isDay ? { ...plain, weekday: 'long' } : plain),
    plain: writer(locale, plain),
    name: writer(locale, isDay ? { weekday: 'long' } : { month: 'long', ...(unit === 'month' && day) }),
    range: plain,
  };
  knownWriters.set(key, writers);
  return writers;
}

/** The date formats of an axis, by `Intl`. They include the year where the axis would be ambiguous without it. */
export function dateFormats({ length, placeAt }: Dates, unit: ChartUnit, locale: string): DateFormats {
  const last = length - 1;
  const time = (index: number) => midnight(placeAt(index), unit);
  const yearOf = (index: number) => new Date(time(index)).getUTCFullYear();
  const isLong = unit === 'month' || length * (unit === 'week' ? 7 : 1) > 300;
  const spansYears = isLong && yearOf(0) !== yearOf(last);
  const writers = writersOf(locale, unit, spansYears, landmarkKind(length, unit));
  const at = (write: Write) => (index: number) => write(time(index));

  return {
    tick: (index) =>
      writers[index === 0 || index === last ? 'inBrief' : 'inBetween'](time(index)).replace(yearMark, ''),
    short: at(writers.short),
    brief: at(writers.inBrief),
    long: at(writers.long),
    plain: at(writers.plain),
    name: at(writers.name),
    range: (from, to) => (length === 0 ? '' : writeRange(locale, writers.range, time(from), time(to))),
  };
}
