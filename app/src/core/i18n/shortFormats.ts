import type { Locale } from '@console/contract/rules';
import { type Translate, useLanguage, useMessages } from './index.ts';
import { regionalTag } from './useMessages.tsx';

/** A point in time: an ISO 8601 string from the server, or a `Date`. */
export type Instant = string | Date;

export const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const made = new WeakMap<Translate, ReturnType<typeof shortFormatsIn>>();

/** The formats of dates and durations that the frame needs as well, created once per language. */
export function useShortFormats() {
  const language = useLanguage();
  const t = useMessages();
  const formats = made.get(t) ?? shortFormatsIn(language, t);
  made.set(t, formats);
  return formats;
}

/** Creates those formats, and what `dateFormatsIn` creates the others of. @param timeZone @default the browser's */
export function shortFormatsIn(language: Locale, t: Translate, timeZone?: string) {
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
  const calendar = new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }) });
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
    return Number.isNaN(at.getTime()) ? '' : calendar.format(at);
  };
  const daysFrom = (now: Date, instant: Instant) =>
    Math.round((Date.parse(dayOf(instant)) - Date.parse(dayOf(now))) / 86_400_000);
  const isSameYear = (now: Date, instant: Instant) => dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4);
  const near = (days: number) => relative.format(days, 'day');

  return {
    formatIn,
    date,
    time,
    units,
    dayOf,
    daysFrom,
    isSameYear,
    near,
    /** The time zone of the dates. */
    timeZone: calendar.resolvedOptions().timeZone,
    /** A short form inside a sentence: "today at 16:45", "yesterday", "15 Nov", "15 Nov 2025". */
    short(instant: Instant, now = new Date()) {
      const days = daysFrom(now, instant);
      if (days === 0) return t('moments.todayAt', { time: time(instant) });
      if (Math.abs(days) === 1) return near(days);
      return isSameYear(now, instant) ? dayAndMonth(instant) : date(instant);
    },
    /** A duration in seconds: "12 sec", "1 min 12 sec", "1 hr 5 min". */
    length(seconds: number) {
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
  };
}
