import { type DayNumber, dayLength, minuteLength } from './dates.ts';
import { localeDefaults, writingLocale } from './localeDefaults.ts';

/** How one locale writes the dates and times of a wall clock. Made once per locale, zone and hour cycle. */
export interface WeekFormats {
  /** "10:30", of minutes since midnight. */
  time: (minute: number) => string;
  /** "10:30–11:00", as it is seen. */
  timeRange: (start: number, end: number) => string;
  /** The same in two, to be joined by a word: what is before the dash, the dash, what is after it. */
  timeRangeParts: (start: number, end: number) => readonly string[];
  /** "Sun", or the letter where a language writes one. */
  weekday: (date: DayNumber) => string;
  /** "15", in the locale's calendar and digits. */
  day: (date: DayNumber) => string;
  /** "Thursday 19 November". */
  date: (date: DayNumber) => string;
  /** "15", "–", "21 November 2026". */
  dateParts: (first: DayNumber, last: DayNumber) => readonly string[];
  /** "Thursday 19 November at 22:00", " – ", "Friday 20 November at 02:00", of two moments; the zone's name if asked. */
  momentParts: (start: number, end: number, withZone: boolean) => readonly string[];
  /** "Israel Time". */
  zone: (instant: number) => string;
  /** "GMT+2". */
  offset: (instant: number) => string;
  number: (value: number) => string;
  /** "today", "last week", "next week", "in 3 weeks". */
  relative: (count: number, unit: 'day' | 'week') => string;
}

const made = new Map<string, WeekFormats>();

/** The formats of a locale. */
export function weekFormats(locale: string, timeZone: string, hourCycle?: 12 | 24): WeekFormats {
  const key = `${locale} ${timeZone} ${hourCycle ?? ''}`;
  const known = made.get(key) ?? makeFormats(locale, timeZone, hourCycle);
  made.set(key, known);
  return known;
}

/** Languages that write a weekday with one letter, as their calendars on paper do. */
const inLetters = new Set(['he']);

const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function makeFormats(pageLocale: string, timeZone: string, hourCycle?: 12 | 24): WeekFormats {
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
  const ranges = onWall({ day: 'numeric', month: 'long', year: 'numeric' });
  const moments = lazy({ ...long, ...clock, timeZone });
  const zoned = lazy({ ...long, ...clock, timeZone, timeZoneName: 'short' });
  const zones = lazy({ timeZone, timeZoneName: 'longGeneric' });
  const offsets = lazy({ timeZone, timeZoneName: 'shortOffset' });
  const numbers = new Intl.NumberFormat(locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  const time = remember(
    (minute: number) => plain(times().format(minute * minuteLength)),
    (minute) => minute,
  );
  const zero = clock.hour === '2-digit' ? numbers.format(0) : '';
  const range = (start: number, end: number) =>
    partsOfRange(times(), start * minuteLength, end * minuteLength, zero);
  const dash = () => range(600, 660)[1] ?? '';
  // A range over midnight is no range of times to Intl, which would add the dates.
  const parts = remember(
    (start: number, end: number) =>
      end < start || end >= 1440 ? [time(start), dash(), time(end)] : range(start, end),
    (start, end) => start * 10_000 + end,
  );
  const zoneName = (format: Intl.DateTimeFormat, instant: number) =>
    plain(partOf(format.formatToParts(instant), 'timeZoneName')) || timeZone;

  return {
    time,
    timeRange: (start, end) => parts(start, end).join(''),
    timeRangeParts: parts,
    weekday: (date) => plain(weekdays().format(middayOf(date))),
    day: (date) => partOf(days().formatToParts(middayOf(date)), 'day'),
    date: remember((date) => plain(dates().format(middayOf(date)))),
    dateParts: remember((first, last) => partsOfRange(ranges(), middayOf(first), middayOf(last), '')),
    // A range would name the zone once, at its end, where two are needed.
    momentParts: (start, end, withZone) =>
      withZone && start < end
        ? [plain(zoned().format(start)), dash(), plain(zoned().format(end))]
        : partsOfRange((withZone ? zoned : moments)(), start, end, zero),
    zone: remember((instant) => zoneName(zones(), instant)),
    offset: remember((instant) => zoneName(offsets(), instant)),
    number: (value) => numbers.format(value),
    relative: (count, unit) => plain(relative.format(count, unit)),
  };
}

function timeOptions(locale: string, language: string, wanted?: 12 | 24): Intl.DateTimeFormatOptions {
  // Japanese counts its 12 hours from 0.
  const twelve = language === 'ja' ? 'h11' : 'h12';
  const cycle: Intl.DateTimeFormatOptions = wanted ? { hourCycle: wanted === 12 ? twelve : 'h23' } : {};
  const is24 = (wanted ?? localeDefaults(locale).hourCycle) === 24;
  return { hour: is24 ? '2-digit' : 'numeric', minute: '2-digit', ...cycle };
}

/** A range as what is before the dash, the dash, and what is after it; a single text where nothing differs. */
function partsOfRange(format: Intl.DateTimeFormat, start: number, end: number, zero: string): string[] {
  const parts = format.formatRangeToParts(start, end);
  // Patterns of ranges write 9:30 where the same locale's times are 09:30.
  const text = parts.map(({ type, value }) =>
    plain(type === 'hour' && value.length === 1 ? zero + value : value),
  );
  const second = parts.findIndex(({ source }) => source === 'endRange');
  if (second < 1) return [text.join('')];
  return [text.slice(0, second - 1).join(''), text[second - 1] ?? '', text.slice(second).join('')];
}

/** Browsers and Node differ in which of the narrow spaces they write: with plain ones both draw the same. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

const partOf = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? '';

/** Noon in UTC: the same day in every calendar. */
const middayOf = (date: DayNumber) => (date + 0.5) * dayLength;

/** Keeps what was written once: most events of a week begin and end at the same few times. */
function remember<A extends number[], R>(
  write: (...of: A) => R,
  keyOf = (...of: A): number | string => of.join(),
) {
  const written = new Map<number | string, R>();
  return (...of: A): R => {
    const key = keyOf(...of);
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = write(...of);
    written.set(key, text);
    return text;
  };
}
