import { type Dates, dateFormat, midnight } from './dates.ts';
import type { ChartUnit } from './model.ts';
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
const knownRanges = new Map<string, string>();
const knownCalendars = new Map<string, boolean>();
const knownNumberFormats = new Map<string, Intl.NumberFormat>();

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

/** Texts of times in one format. Cached, because charts on a page share their dates. */
type Write = (time: number) => string;

const knownTexts = new Map<string, Write>();

function writer(locale: string, options: Intl.DateTimeFormatOptions): Write {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = knownTexts.get(key);
  if (known) return known;
  const texts = new Map<number, string>();
  const write = (time: number) => {
    const text = texts.get(time) ?? dateFormat(locale, options).format(time);
    if (texts.size > 500) texts.clear();
    texts.set(time, text);
    return text;
  };
  knownTexts.set(key, write);
  return write;
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
  const isCounted = unit === 'month' || countsAsData(locale);
  const between =
    kind === 'date' || !isCounted
      ? { ...day, month: brief.month }
      : { ...ofKind, ...(unit === 'month' && day) };
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
