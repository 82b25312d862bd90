import type { ToolbarValues } from './toggles.ts';

/** The locale with the selected digits, calendar and clock as Unicode extensions: `he-u-ca-hebrew`. */
export function localeOf(asked: Pick<ToolbarValues, 'locale' | 'numbers' | 'calendar' | 'clock'>) {
  const { locale, numbers, calendar, clock } = asked;
  return new Intl.Locale(locale, {
    ...(numbers !== 'auto' && { numberingSystem: numbers }),
    ...(calendar !== 'auto' && { calendar }),
    ...(clock !== 'auto' && { hourCycle: clock as Intl.LocaleHourCycleKey }),
  }).toString();
}
