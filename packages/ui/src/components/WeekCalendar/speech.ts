import type { DayNumber } from './dates.ts';
import { type WeekFormats, weekFormats } from './formats.ts';
import { spokenRanges, type WeekStrings } from './WeekCalendar.strings.ts';
import type { Week } from './week.ts';

/** Everything that is needed to say something of a week. */
export interface Speech {
  words: WeekStrings;
  formats: WeekFormats;
  /** "10:30 to 11:00": a range of minutes, as it is said. */
  times: (start: number, end: number) => string;
  /** "15 to 21 November 2026": a range of days. */
  dates: (first: DayNumber, last: DayNumber) => string;
  /** "Thursday 19 November at 22:00 to Friday 20 November at 02:00": a range of moments. */
  moments: (startsAt: number, endsAt: number, withZone: boolean) => string;
}

/** The speech of a week in the words of the page. */
export function speechOf({ locale, timeZone }: Week, words: WeekStrings, hourCycle?: 12 | 24): Speech {
  const formats = weekFormats(locale, timeZone, hourCycle);
  const ranges = spokenRanges[new Intl.Locale(locale).language];
  const say = (parts: readonly string[], how: 'times' | 'dates' | 'moments') => {
    const [from, , until] = parts;
    return ranges && from && until ? ranges[how](from, until) : parts.join('');
  };
  return {
    words,
    formats,
    times: (start, end) => say(formats.timeRangeParts(start, end), 'times'),
    dates: (first, last) => say(formats.dateParts(first, last), 'dates'),
    moments: (start, end, withZone) => say(formats.momentParts(start, end, withZone), 'moments'),
  };
}

/** "Today" of "today", for a button or a heading; scripts without capitals stay as they are. */
export function capitalised(text: string, locale: string) {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
