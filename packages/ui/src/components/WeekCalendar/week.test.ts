import { createCalendar, parseDate, toCalendar } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { dayOf, isoDate } from './dates.ts';
import { weekFormats } from './formats.ts';
import { localeDefaults, weekDataIn, writingLocale } from './localeDefaults.ts';
import { dayIndexOf, momentIn, moveWeeks, slotStart, weekOf, weeksFrom } from './week.ts';

const thursday = dayOf('2026-11-19');
const weekIn = (locale: string) => weekOf(thursday, { locale, timeZone: 'Asia/Jerusalem' });
const startIn = (locale: string) => isoDate(weekIn(locale).days[0]?.date ?? 0);
const dayOfMonth = (date: number) => Number(isoDate(date).slice(8));
const daysOffIn = (locale: string) =>
  weekIn(locale).days.flatMap(({ date, isWeekend }) => (isWeekend ? [dayOfMonth(date)] : []));

test('WC-12: a week begins where the locale says, its own extension before all', () => {
  expect(startIn('he')).toBe('2026-11-15');
  expect(startIn('en-GB')).toBe('2026-11-16');
  expect(startIn('fa')).toBe('2026-11-14');
  expect(startIn('en-US-u-fw-tue')).toBe('2026-11-17');
  expect(startIn('he-u-ca-hebrew-fw-fri')).toBe('2026-11-13');
  const fixed = weekOf(thursday, { locale: 'de', timeZone: 'UTC', firstDayOfWeek: 'sun' });
  expect(fixed.days.map(({ date }) => dayOfMonth(date))).toEqual([15, 16, 17, 18, 19, 20, 21]);
});

test('WC-12: the days off are those of the locale: Friday and Saturday, Friday, Saturday and Sunday, Sunday', () => {
  expect(daysOffIn('he')).toEqual([20, 21]);
  expect(daysOffIn('fa')).toEqual([20]);
  expect(daysOffIn('de')).toEqual([21, 22]);
  expect(daysOffIn('en-AE')).toEqual([21, 22]);
  expect(daysOffIn('en-IN')).toEqual([15]);
  expect(weekIn('fa-AF').days.filter(({ isWeekend }) => isWeekend)).toHaveLength(2);
});

test('WC-12: hours, digits and calendar come from the locale and its extensions', () => {
  expect(localeDefaults('en')).toMatchObject({ hourCycle: 24, direction: 'ltr', calendar: 'gregory' });
  expect(localeDefaults('en-US')).toMatchObject({ hourCycle: 12, numberingSystem: 'latn' });
  expect(localeDefaults('en-US-u-hc-h23').hourCycle).toBe(24);
  expect(localeDefaults('en-u-hc-h12').hourCycle).toBe(12);
  expect(localeDefaults('fa')).toMatchObject({
    direction: 'rtl',
    calendar: 'persian',
    numberingSystem: 'arabext',
  });
  expect(localeDefaults('th-u-nu-thai')).toMatchObject({ calendar: 'buddhist', numberingSystem: 'thai' });
  expect(localeDefaults('de-u-ca-hebrew').calendar).toBe('hebrew');
});

test('WC-13: a language without dates gets English ones, not those of the browser, and keeps its hours', () => {
  expect(writingLocale('tlh')).toBe('en-GB');
  expect(writingLocale('tlh-u-hc-h12')).toBe('en-GB-u-hc-h12');
  expect(writingLocale('en-u-hc-h12')).toBe('en-GB-u-hc-h12');
  for (const locale of ['en-US', 'en-XA', 'he', 'bs', 'zh-HK']) expect(writingLocale(locale)).toBe(locale);
});

test.each([
  ['persian', 'fa-u-nu-latn'],
  ['hebrew', 'he-u-ca-hebrew-nu-latn'],
  ['buddhist', 'th-u-nu-latn'],
  ['indian', 'en-u-ca-indian'],
  ['coptic', 'en-u-ca-coptic'],
  ['ethiopic', 'en-u-ca-ethiopic'],
  ['islamic-civil', 'en-u-ca-islamic-civil'],
  ['japanese', 'en-u-ca-japanese'],
  ['roc', 'en-u-ca-roc'],
] as const)(
  'WC-11: in the %s calendar a date opens the same week, whose days it counts itself',
  (name, locale) => {
    const week = weekOf(thursday, { locale, timeZone: 'UTC', firstDayOfWeek: 'sun' });
    expect(dayIndexOf(week, thursday)).toBe(4);
    const { day } = weekFormats(locale, 'UTC');
    for (const { date } of week.days) {
      const theirs = toCalendar(parseDate(isoDate(date)), createCalendar(name));
      expect(Number.parseInt(day(date), 10)).toBe(theirs.day);
    }
  },
);

test('WC-12: a browser that knows no weeks gets the same ones by region', () => {
  const regions = ['IL', 'DE', 'US', 'IR', 'AF', 'SA', 'EG', 'BR', 'RU', 'GB', 'JP', 'TH', 'MX', 'ZA', 'DZ'];
  for (const region of regions) {
    const own: Intl.Locale & { getWeekInfo?: () => { firstDay: number; weekend: number[] } } =
      new Intl.Locale(`en-${region}`);
    const { firstDay, weekend } = own.getWeekInfo?.() ?? weekDataIn(region);
    expect({ region, ...weekDataIn(region) }).toEqual({ region, firstDay, weekend });
  }
});

test('28 half hours from 06:00 to 20:00, unless the host says otherwise', () => {
  const week = weekIn('he');
  expect(week.slots).toHaveLength(28);
  expect([week.slots[0], week.slots.at(-1), week.lastMinute]).toEqual([360, 1170, 1200]);
  const quarters = weekOf(thursday, { locale: 'he', timeZone: 'UTC', firstHour: 8, lastHour: 9, step: 15 });
  expect(quarters.slots).toEqual([480, 495, 510, 525]);
});

describe('hours that make no sense still give a week', () => {
  const hoursOf = (firstHour: number, lastHour: number, step: number) => {
    const week = weekOf(thursday, { locale: 'he', timeZone: 'UTC', firstHour, lastHour, step });
    return [week.firstMinute, week.lastMinute, week.slots.length];
  };
  test.each([
    [0, 24, 30, [0, 1440, 48]],
    [18, 8, 30, [1080, 1110, 1]],
    [-3, 99, 60, [0, 1440, 24]],
    [24, 24, 30, [1410, 1440, 1]],
    [6, 20, 0, [360, 1200, 168]],
    [6, 7, 25, [360, 420, 3]],
  ])('%s to %s by %s', (first, last, step, expected) => {
    expect(hoursOf(first, last, step)).toEqual(expected);
  });
});

test('going to another week keeps the weekday, and says how far it is from today', () => {
  const week = weekOf(moveWeeks(thursday, 4), { locale: 'he', timeZone: 'UTC' });
  expect(dayIndexOf(week, dayOf('2026-12-17'))).toBe(4);
  expect(dayIndexOf(week, thursday)).toBeNull();
  expect(weeksFrom(week, thursday)).toBe(4);
  for (const date of ['2026-11-15', '2026-11-21']) expect(weeksFrom(weekIn('he'), dayOf(date))).toBe(0);
  expect(weeksFrom(weekIn('he'), dayOf('2026-11-22'))).toBe(-1);
  expect(weeksFrom(weekIn('he'), dayOf('2026-11-14'))).toBe(1);
});

test('now is a place on the grid of the calendar, whatever the zone of the viewer', () => {
  const now = Date.parse('2026-11-17T09:20:00Z');
  expect(momentIn(weekIn('he'), now)).toEqual({ day: 2, minute: 680, slot: 10 });
  const tokyo = weekOf(thursday, { locale: 'he', timeZone: 'Asia/Tokyo' });
  expect(momentIn(tokyo, now)).toEqual({ day: 2, minute: 1100, slot: 24 });
  expect(momentIn(weekIn('he'), Date.parse('2026-11-17T20:00:00Z'))).toMatchObject({ slot: null });
  expect(momentIn(weekIn('he'), Date.parse('2026-11-25T09:20:00Z'))).toBeNull();
});

test('WC-14: a slot begins at its time on the wall, before and after a change of the clock', () => {
  const week = weekOf(dayOf('2026-10-25'), { locale: 'he', timeZone: 'Asia/Jerusalem', firstHour: 0 });
  const begins = (day: number, slot: number) => slotStart(week, day, slot);
  expect(begins(0, 0)).toBe('2026-10-25T00:00:00+03:00');
  expect(begins(0, 3)).toBe('2026-10-25T01:30:00+03:00');
  expect(begins(0, 21)).toBe('2026-10-25T10:30:00+02:00');
  const spring = weekOf(dayOf('2026-03-27'), { locale: 'he', timeZone: 'Asia/Jerusalem', firstHour: 0 });
  expect(slotStart(spring, 5, 5)).toBe('2026-03-27T03:30:00+03:00');
  expect(slotStart(spring, 5, 4, 1)).toBe('2026-04-03T02:00:00+03:00');
  expect(slotStart(spring, 5, 99)).toBeNull();
});
