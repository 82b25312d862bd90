import { number } from '../../locale/index.ts';
import { type DayNumber, dayLength, minuteLength } from './dates.ts';

/** The formats of dates and times of a wall clock in one locale. Created once per locale, zone and hour cycle. */
export interface WeekFormats {
  /** "10:30", of minutes since midnight. */
  time: (minute: number) => string;
  /** "10:30–11:00", for the screen. */
  timeRange: (start: number, end: number) => string;
  /** The same in parts: the text before the dash, the dash, the text after it. */
  timeRangeParts: (start: number, end: number) => readonly string[];
  /** "Sun", or the letter where a language writes one. */
  weekday: (date: DayNumber) => string;
  /** "15", in the locale's calendar and digits. */
  day: (date: DayNumber) => string;
  /** "Thursday 19 November". */
  date: (date: DayNumber) => string;
  /** "Thursday, 19 November 2026". */
  fullDate: (date: DayNumber) => string;
  /** "November 2026". */
  month: (date: DayNumber) => string;
  /** "9 Kislev": a date in the second calendar. `undefined` without one. */
  second: ((date: DayNumber) => string) | undefined;
  /** "15", "–", "21 November 2026". */
  dateParts: (first: DayNumber, last: DayNumber) => readonly string[];
  /** "Thursday 19 November at 22:00", " – ", "Friday 20 November at 02:00"; optionally with the name of the zone. */
  momentParts: (start: number, end: number, withZone: boolean) => readonly string[];
  /** "Israel Time". */
  zone: (instant: number) => string;
  /** "GMT+2". */
  offset: (instant: number) => string;
  number: (value: number) => string;
  /** "today", "last week", "next week", "in 3 weeks". */
  relative: (count: number, unit: 'day' | 'week') => string;
}

const formatsByKey = new Map<string, WeekFormats>();

/** A calendar whose dates can be next to those of the locale's calendar. `Intl` writes them. */
export type SecondCalendar =
  | 'buddhist'
  | 'chinese'
  | 'coptic'
  | 'dangi'
  | 'ethioaa'
  | 'ethiopic'
  | 'gregory'
  | 'hebrew'
  | 'indian'
  | 'islamic-civil'
  | 'islamic-tbla'
  | 'islamic-umalqura'
  | 'japanese'
  | 'persian'
  | 'roc';

/** The formats of a locale. */
export function weekFormats(
  locale: string,
  timeZone: string,
  hourCycle?: 12 | 24,
  calendar?: SecondCalendar,
): WeekFormats {
  const key = `${locale} ${timeZone} ${hourCycle ?? ''} ${calendar ?? ''}`;
  const formats = formatsByKey.get(key) ?? makeFormats(locale, timeZone, hourCycle, calendar);
  formatsByKey.set(key, formats);
  return formats;
}

/** Languages that write a weekday as one letter. */
const inLetters = new Set(['he']);

const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function makeFormats(
  pageLocale: string,
  timeZone: string,
  hourCycle: 12 | 24 | undefined,
  calendar: SecondCalendar | undefined,
): WeekFormats {
  const locale = writingLocale(pageLocale);
  const { language } = new Intl.Locale(locale);
  const clock = timeOptions(locale, language, hourCycle);
  const lazy = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return () => (format ??= new Intl.DateTimeFormat(locale, options));
  };
  const onWall = (options: Intl.DateTimeFormatOptions) => lazy({ ...options, timeZone: 'UTC' });

  const times = onWall(clock);
  const weekdays = onWall({ weekday: inLetters.has(language) ? 'narrow' : 'short' });
  const days = onWall({ day: 'numeric' });
  const dates = onWall(long);
  const fullDates = onWall({ ...long, year: 'numeric' });
  const ranges = onWall({ day: 'numeric', month: 'long', year: 'numeric' });
  const months = onWall({ month: 'long', year: 'numeric' });
  const seconds = calendar && onWall({ calendar, day: 'numeric', month: 'long' });
  const moments = lazy({ ...long, ...clock, timeZone });
  const zoned = lazy({ ...long, ...clock, timeZone, timeZoneName: 'short' });
  const zones = lazy({ timeZone, timeZoneName: 'longGeneric' });
  const offsets = lazy({ timeZone, timeZoneName: 'shortOffset' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  const time = memoize((minute) => plain(times().format(minute * minuteLength)));
  const zero = clock.hour === '2-digit' ? number(locale, 0) : '';
  const range = (start: number, end: number) =>
    partsOfRange(times(), start * minuteLength, end * minuteLength, zero);
  const dash = () => range(600, 660)[1] ?? '';
  // For Intl, a range across midnight isn't a range of times, and it would add the dates.
  const parts = memoize((start, end) =>
    end < start || end >= 1440 ? [time(start), dash(), time(end)] : range(start, end),
  );
  const zoneName = (format: Intl.DateTimeFormat, instant: number) =>
    plain(partOf(format.formatToParts(instant), 'timeZoneName')) || timeZone;

  return {
    time,
    timeRange: (start, end) => parts(start, end).join(''),
    timeRangeParts: parts,
    weekday: (date) => plain(weekdays().format(middayOf(date))),
    day: (date) => partOf(days().formatToParts(middayOf(date)), 'day'),
    date: memoize((date) => plain(dates().format(middayOf(date)))),
    fullDate: (date) => plain(fullDates().format(middayOf(date))),
    month: (date) => plain(months().format(middayOf(date))),
    second: seconds && memoize((date) => plain(seconds().format(middayOf(date)))),
    dateParts: memoize((first, last) => partsOfRange(ranges(), middayOf(first), middayOf(last), '')),
    // A range would name the zone once, at its end, where two are needed.
    momentParts: (start, end, withZone) =>
      withZone && start < end
        ? [plain(zoned().format(start)), dash(), plain(zoned().format(end))]
        : partsOfRange((withZone ? zoned : moments)(), start, end, zero),
    zone: memoize((instant) => zoneName(zones(), instant)),
    offset: memoize((instant) => zoneName(offsets(), instant)),
    number: (value) => number(locale, value),
    relative: (count, unit) => plain(relative.format(count, unit)),
  };
}

function timeOptions(locale: string, language: string, hourCycle?: 12 | 24): Intl.DateTimeFormatOptions {
  // Japanese counts its 12 hours from 0.
  const twelve = language === 'ja' ? 'h11' : 'h12';
  const cycle: Intl.DateTimeFormatOptions = hourCycle ? { hourCycle: hourCycle === 12 ? twelve : 'h23' } : {};
  const is24 = (hourCycle ?? hourCycleOf(locale)) === 24;
  return { hour: is24 ? '2-digit' : 'numeric', minute: '2-digit', ...cycle };
}

/** A range as the text before the dash, the dash, and the text after it. One text if both ends are the same. */
function partsOfRange(format: Intl.DateTimeFormat, start: number, end: number, zero: string): string[] {
  const parts = format.formatRangeToParts(start, end);
  // In ranges, some locales write 9:30 for 09:30.
  const text = parts.map(({ type, value }) =>
    plain(type === 'hour' && value.length === 1 ? zero + value : value),
  );
  const second = parts.findIndex(({ source }) => source === 'endRange');
  if (second < 1) return [text.join('')];
  return [text.slice(0, second - 1).join(''), text[second - 1] ?? '', text.slice(second).join('')];
}

/** Replaces narrow spaces, which differ between browsers and Node, so that both render the same text. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

const partOf = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? '';

/** Noon in UTC: the same day in every calendar. */
const middayOf = (date: DayNumber) => (date + 0.5) * dayLength;

/** Caches the results of `write`: most events of a week begin and end at the same few times. */
export function memoize<R>(write: (first: number, second: number) => R) {
  const cache = new Map<number, Map<number, R>>();
  return (first: number, second = 0): R => {
    const results = cache.get(first) ?? new Map<number, R>();
    cache.set(first, results);
    if (!results.has(second)) results.set(second, write(first, second));
    return results.get(second) as R;
  };
}

/**
 * The locale for dates. A language without dates in the browser gets those of a near one, or English ones, and not those
 * of the browser's language.
 */
export function writingLocale(locale: string) {
  if (hasDates(locale)) return locale;
  const near = nearest[new Intl.Locale(locale).language] ?? 'en-GB';
  const extension = locale.indexOf('-u-');
  return extension < 0 ? near : near + locale.slice(extension);
}

/** Chromium supports Bosnian without its month names: the eleventh month is "M11". */
const nearest: Record<string, string> = { bs: 'sr-Latn-BA' };

function hasDates(locale: string) {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return false;
  return !/^M\d/.test(new Intl.DateTimeFormat(locale, { month: 'long' }).format(0));
}

/** 12 or 24 hours on the clock of a locale, with its `-u-hc-` extension. */
export function hourCycleOf(locale: string): 12 | 24 {
  const { hourCycle } = new Intl.DateTimeFormat(writingLocale(locale), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 12 : 24;
}
