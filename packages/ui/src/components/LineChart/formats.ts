import { type ChartUnit, timeOf } from './model.ts';
import { landmarkKind } from './scale.ts';

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

// Creating a format costs as much as rendering a chart, so each is created once for all charts of a page.
const knownDateFormats = new Map<string, Intl.DateTimeFormat>();
const knownRanges = new Map<string, string>();
const knownCalendars = new Map<string, boolean>();
const knownNumberFormats = new Map<string, Intl.NumberFormat>();

/** Returns the cached date format of a language, in UTC unless `options` has a time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = knownDateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  knownDateFormats.set(key, known);
  return known;
}

/** Formats a range. Cached, because charts on a page share a period, and formatting a range is the slowest part. */
export function writeRange(locale: string, options: Intl.DateTimeFormatOptions, from: number, to: number) {
  const key = `${locale} ${from} ${to} ${JSON.stringify(options)}`;
  const words = knownRanges.get(key) ?? dateFormat(locale, options).formatRange(from, to);
  if (knownRanges.size > 100) knownRanges.clear();
  knownRanges.set(key, words);
  return words;
}

/** Whether a language uses the Gregorian calendar of the data. */
function countsAsData(locale: string) {
  const known =
    knownCalendars.get(locale) ?? new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  knownCalendars.set(locale, known);
  return known;
}

/** Returns the cached number format of a language. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = knownNumberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  knownNumberFormats.set(key, known);
  return known;
}

/** The date formats of an axis, by `Intl`. They include the year where the axis would be ambiguous without it. */
export function dateFormats(dates: readonly string[], unit: ChartUnit, locale: string): DateFormats {
  const last = dates.length - 1;
  const isLong = unit === 'month' || dates.length * (unit === 'week' ? 7 : 1) > 300;
  const spansYears = isLong && dates[0]?.slice(0, 4) !== dates[last]?.slice(0, 4);
  const year: Intl.DateTimeFormatOptions = spansYears ? { year: 'numeric' } : {};
  const month: Intl.DateTimeFormatOptions['month'] = inFigures.test(locale) ? 'numeric' : 'short';
  const isDay = unit === 'day';
  // Months of the data are Gregorian, whatever the calendar of the language.
  const day: Intl.DateTimeFormatOptions = unit === 'month' ? { calendar: 'gregory' } : { day: 'numeric' };

  const time = (index: number) => timeOf(dates[index] ?? '');
  const write = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (index: number) => {
      format ??= dateFormat(locale, options);
      return format.format(time(index));
    };
  };

  const brief: Intl.DateTimeFormatOptions = { ...day, ...year, month: unit === 'month' ? 'short' : month };
  const plain: Intl.DateTimeFormatOptions = {
    ...day,
    month: 'long',
    ...(unit === 'month' ? { year: 'numeric' } : year),
  };
  const kind = landmarkKind(dates.length, unit);
  const ofKind: Intl.DateTimeFormatOptions = kind === 'year' ? { year: 'numeric' } : { month: 'short' };
  const isCounted = unit === 'month' || countsAsData(locale);
  const between =
    kind === 'date' || !isCounted
      ? { ...day, month: brief.month }
      : { ...ofKind, ...(unit === 'month' && day) };

  const [inBrief, inBetween] = [write(brief), write(between)];

  return {
    tick: (index) => (index === 0 || index === last ? inBrief : inBetween)(index).replace(yearMark, ''),
    short: write(isDay ? { ...brief, weekday: 'short' } : brief),
    brief: inBrief,
    long: write(isDay ? { ...plain, weekday: 'long' } : plain),
    plain: write(plain),
    name: write(isDay ? { weekday: 'long' } : { month: 'long', ...(unit === 'month' && day) }),
    range: (from, to) => (dates.length === 0 ? '' : writeRange(locale, plain, time(from), time(to))),
  };
}
