import { isRTL } from 'react-aria-components/I18nProvider';

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

export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** Days are counted as `Intl` counts them: 1 is Monday, 7 is Sunday. */
interface WeekData {
  firstDay: number;
  /** The days off. */
  weekend: readonly number[];
}

const names: readonly FirstDayOfWeek[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const known = new Map<string, WeekData>();

/** With which day a week of a locale begins, its `-u-fw-` before all, and which are its days off. */
export function weekDataOf(locale: string, wanted?: FirstDayOfWeek): WeekData {
  const data = known.get(locale) ?? readWeekData(locale);
  known.set(locale, data);
  return wanted ? { ...data, firstDay: names.indexOf(wanted) + 1 } : data;
}

function readWeekData(locale: string): WeekData {
  const read: Intl.Locale & { getWeekInfo?: () => WeekData } = new Intl.Locale(locale);
  const own = names.indexOf(/-u-.*-?fw-(...)/.exec(locale)?.[1] as FirstDayOfWeek) + 1;
  const { firstDay, weekend } = read.getWeekInfo?.() ?? weekDataIn(read.maximize().region ?? '');
  return { firstDay: own || firstDay, weekend };
}

/** Where the browser does not know it: by region, of the Common Locale Data Repository. */
export function weekDataIn(region: string): WeekData {
  const isIn = (regions: string) => regions.includes(region);
  const weekend = region === 'IR' ? [5] : region === 'AF' ? [4, 5] : isIn(offOnFriday) ? [5, 6] : [6, 7];
  return { firstDay: isIn(fromSaturday) ? 6 : isIn(fromSunday) ? 7 : 1, weekend };
}

const offOnFriday = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';
const fromSaturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const fromSunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
