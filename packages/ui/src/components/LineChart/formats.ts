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
