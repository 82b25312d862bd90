import type { Asked } from './toggles.ts';

/** The locale with what was asked about digits, calendar and clock, as its Unicode extensions: `he-u-ca-hebrew`. */
export function localeOf({
  locale,
  numbers,
  calendar,
  clock,
}: Pick<Asked, 'locale' | 'numbers' | 'calendar' | 'clock'>) {
  return new Intl.Locale(locale, {
    ...(numbers !== 'auto' && { numberingSystem: numbers }),
    ...(calendar !== 'auto' && { calendar }),
    ...(clock !== 'auto' && { hourCycle: clock as Intl.LocaleHourCycleKey }),
  }).toString();
}
