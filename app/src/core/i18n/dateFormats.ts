import type { Locale } from '@console/contract/rules';
import { defaultTimeZone } from '@console/contract/rules';
import { type Translate, useLanguage, useMessages } from './index.ts';
import { isoDateIn } from './isoDate.ts';
import { isolateLeftToRight } from './lists.ts';
import { regionalTag } from './useMessages.tsx';

/** A point in time: an ISO 8601 string from the server, or a `Date`. */
export type Instant = string | Date;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Formats dates, times and durations in the language of the page and the time zone of the browser. An invalid date is
 * returned unchanged.
 */
export interface DateFormats {
  /** "21 Nov 2026" */
  date: (instant: Instant) => string;
  /** "16:45" */
  time: (instant: Instant) => string;
  /** "21 Nov 2026, 16:45" */
  dateTime: (instant: Instant) => string;
  /** The heading of a day: "Today, 21 November", "Thursday, 12 November", with the year if it isn't the current one. */
  day: (instant: Instant, now?: Date) => string;
  /** A short form inside a sentence: "today at 16:45", "yesterday", "15 Nov", "15 Nov 2025". */
  short: (instant: Instant, now?: Date) => string;
  /** "Thu, 19 Nov, 16:00–17:00"; over several days "Thu, 19 Nov, 23:30 – Fri, 20 Nov, 00:30". */
  range: (start: Instant, end: Instant) => string;
  /** A duration in seconds: "12 sec", "1 min 12 sec", "1 hr 5 min". */
  length: (seconds: number) => string;
  /** The duration of an appointment in seconds: "1.5 hours", or below an hour "45 min". */
  hours: (seconds: number) => string;
  /** A month from the server, `2026-11`: "November". */
  month: (month: string) => string;
  /** "November 2026" */
  monthOfYear: (month: string) => string;
  /** The name of the browser's time zone: "Eastern Time". */
  zone: string;
  /**
   * Whether to show the time zone next to times: it isn't Israel's, or isn't the organization's.
   * @param organizationZone the `timeZone` of the organization. @default 'Asia/Jerusalem'
   */
  isOtherZone: (organizationZone?: string) => boolean;
}

const made = new WeakMap<Translate, DateFormats>();

/** The date formats of the page's language, created once per language. */
export function useDateFormats(): DateFormats {
  const language = useLanguage();
  const t = useMessages();
  const formats = made.get(t) ?? dateFormatsIn(language, t);
  made.set(t, formats);
  return formats;
}

/** Creates the formats of a language. @param timeZone @default the browser's */
export function dateFormatsIn(language: Locale, t: Translate, timeZone?: string): DateFormats {
  // In Israel, the day comes first and the clock has 24 hours, in every language.
  const region = regionalTag(language);
  const formatIn = (options: Intl.DateTimeFormatOptions) => {
    // Created when first used: one screen needs few of them.
    let format: Intl.DateTimeFormat | undefined;
    return (instant: Instant) => {
      const at = new Date(instant);
      if (Number.isNaN(at.getTime())) return `${instant}`;
      format ??= new Intl.DateTimeFormat(region, { ...options, ...(timeZone && { timeZone }) });
      return format.format(at);
    };
  };
  const date = formatIn({ dateStyle: 'medium' });
  const time = formatIn(clock);
  const dayAndMonth = formatIn({ day: 'numeric', month: 'short' });
  const ownZone = canonical(timeZone);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const lengths = new Intl.ListFormat(language, { type: 'unit', style: 'narrow' });
  const units = Object.fromEntries(
    ['hour', 'minute', 'second'].map((unit) => [
      unit,
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }),
    ]),
  );

  const dayOf = (instant: Instant) => {
    const at = new Date(instant);
    return Number.isNaN(at.getTime()) ? '' : isoDateIn(at, timeZone);
  };
  const daysFrom = (now: Date, instant: Instant) =>
    Math.round((Date.parse(dayOf(instant)) - Date.parse(dayOf(now))) / 86_400_000);
  const isSameYear = (now: Date, instant: Instant) => dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4);
  const near = (days: number) => relative.format(days, 'day');
  const weekday = formatIn({ weekday: 'short', day: 'numeric', month: 'short' });
  const weekdayAndTime = formatIn({ weekday: 'short', day: 'numeric', month: 'short', ...clock });
  const head = formatIn({ weekday: 'long', day: 'numeric', month: 'long' });
  const headWithYear = formatIn({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const longDay = formatIn({ day: 'numeric', month: 'long' });
  const hours = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });

  /** In Russian, names of days are lowercase, but a heading starts with a capital. */
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  // Numeric ranges are left-to-right in every language.
  const times = (start: Instant, end: Instant) => isolateLeftToRight(`${time(start)}–${time(end)}`);
  const monthIn = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (month: string) => {
      format ??= new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' });
      return format.format(new Date(`${month}-01T00:00:00Z`));
    };
  };

  return {
    date,
    time,
    short(instant, now = new Date()) {
      const days = daysFrom(now, instant);
      if (days === 0) return t('moments.todayAt', { time: time(instant) });
      if (Math.abs(days) === 1) return near(days);
      return isSameYear(now, instant) ? dayAndMonth(instant) : date(instant);
    },
    length(seconds) {
      const all = Math.max(0, Math.round(seconds));
      const [hour, minute, second] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
      const parts = { hour, minute, second: hour > 0 ? 0 : second };
      const said = Object.entries(parts).filter(([, value]) => value > 0);
      return lengths.format(
        (said.length ? said : [['second', 0] as const]).map(
          ([unit, value]) => units[unit]?.format(value) ?? '',
        ),
      );
    },
    dateTime: formatIn({ day: 'numeric', month: 'short', year: 'numeric', ...clock }),
    day(instant, now = new Date()) {
      const days = daysFrom(now, instant);
      if (Math.abs(days) <= 1)
        return t('moments.dayHead', { day: capital(near(days)), date: longDay(instant) });
      return capital(isSameYear(now, instant) ? head(instant) : headWithYear(instant));
    },
    range: (start, end) =>
      dayOf(start) === dayOf(end)
        ? t('moments.dayTimes', { day: weekday(start), times: times(start, end) })
        : t('moments.span', { from: weekdayAndTime(start), to: weekdayAndTime(end) }),
    hours(seconds) {
      const all = Math.max(0, seconds);
      return all < 3600 ? (units['minute']?.format(Math.round(all / 60)) ?? '') : hours.format(all / 3600);
    },
    month: monthIn({ month: 'long' }),
    monthOfYear: monthIn({ month: 'long', year: 'numeric' }),
    get zone() {
      return zoneName(region, ownZone);
    },
    isOtherZone: (organizationZone = defaultTimeZone) =>
      ownZone !== defaultTimeZone || ownZone !== canonical(organizationZone),
  };
}

function zoneName(region: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The canonical name of a time zone, which can have several: `Asia/Tel_Aviv` is `Asia/Jerusalem`. @param timeZone @default the browser's */
function canonical(timeZone?: string) {
  try {
    return new Intl.DateTimeFormat('en', { ...(timeZone && { timeZone }) }).resolvedOptions().timeZone;
  } catch {
    return timeZone ?? '';
  }
}
