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
 * every other language of the library does. A language of which the browser has no dates gets those of a
 * near one, or English, as our own words do: by itself it would take the language of the browser.
 */
export function writingLocale(locale: string) {
  const { language, region } = new Intl.Locale(locale);
  if (language === 'en' && !region) return new Intl.Locale(locale, { region: 'GB' }).toString();
  if (hasDates(locale)) return locale;
  const near = nearest[language] ?? 'en-GB';
  const extension = locale.indexOf('-u-');
  return extension < 0 ? near : near + locale.slice(extension);
}

/** Chromium knows Bosnian by name only: its eleventh month is "M11". */
const nearest: Record<string, string> = { bs: 'sr-Latn-BA' };

function hasDates(locale: string) {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return false;
  return !/^M\d/.test(new Intl.DateTimeFormat(locale, { month: 'long' }).format(0));
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
