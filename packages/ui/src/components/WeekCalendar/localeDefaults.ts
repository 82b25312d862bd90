import { type CalendarDate, isWeekend } from '@internationalized/date';
import { isRTL } from 'react-aria-components/I18nProvider';
import { dayNumberOf } from './clock.ts';

/** What a locale says about a calendar, its `-u-hc-`, `-u-nu-` and `-u-ca-` extensions included. */
export interface LocaleDefaults {
  direction: 'ltr' | 'rtl';
  /** 12 or 24 hours on the clock. */
  hourCycle: 12 | 24;
  /** `latn`, `arab`, `thai`, … */
  numberingSystem: string;
  /** `gregory`, `persian`, `buddhist`, … Dates are written in it; weeks have seven days in all of them. */
  calendar: string;
}

/**
 * The locale dates are written in. English without a region writes the day first and counts 24 hours, as
 * every other language of the library does.
 */
export function writingLocale(locale: string) {
  const { language, region } = new Intl.Locale(locale);
  return language === 'en' && !region ? new Intl.Locale(locale, { region: 'GB' }).toString() : locale;
}

/** The defaults of a locale. */
export function localeDefaults(locale: string): LocaleDefaults {
  const format = new Intl.DateTimeFormat(writingLocale(locale), { hour: 'numeric' });
  const { calendar, numberingSystem, hourCycle } = format.resolvedOptions();
  return {
    direction: isRTL(locale) ? 'rtl' : 'ltr',
    hourCycle: hourCycle === 'h11' || hourCycle === 'h12' ? 12 : 24,
    numberingSystem,
    calendar,
  };
}

/** True for the days off of a locale. Not every browser knows them; our fallback is older than its data. */
export function weekendOf(locale: string): (date: CalendarDate) => boolean {
  const known: { getWeekInfo?: () => { weekend: readonly number[] } } = new Intl.Locale(locale);
  const weekend = known.getWeekInfo?.().weekend;
  if (!weekend) return (date) => isWeekend(date, locale);
  // Day 0 of 1970 was a Thursday, which Intl counts as 4.
  return (date) => weekend.includes(((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1);
}
