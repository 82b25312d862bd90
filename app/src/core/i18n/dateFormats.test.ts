import { type Locale, locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { messagesIn } from '../../testing/messages.ts';
import { dateFormatsIn } from './dateFormats.ts';
import { regionalTag } from './useMessages.tsx';

const at = '2026-11-21T14:45:00.000Z';
const formatsIn = (language: Locale, timeZone = 'Asia/Jerusalem') =>
  dateFormatsIn(language, messagesIn(language), timeZone);
const english = formatsIn('en');
const hebrew = formatsIn('he');
const russian = formatsIn('ru');
const now = new Date('2026-11-21T20:00:00Z');

test('times are formatted in the given time zone, with the date they have there', () => {
  expect(english.dateTime(at)).toBe('21 Nov 2026, 16:45');
  expect(formatsIn('en', 'America/New_York').dateTime(at)).toBe('21 Nov 2026, 09:45');
  expect(formatsIn('en', 'Asia/Tokyo').dateTime('2026-11-21T16:00:00Z')).toBe('22 Nov 2026, 01:00');
  expect(russian.time(at)).toBe('16:45');
  expect(hebrew.date(at)).toBe('21 בנוב׳ 2026');
});

test('today and yesterday have names; other days have a weekday, and the year if it differs', () => {
  expect(english.day(at, now)).toBe('Today, 21 November');
  expect(english.day('2026-11-20T14:00:00Z', now)).toBe('Yesterday, 20 November');
  expect(english.day('2026-11-12T14:00:00Z', now)).toBe('Thursday, 12 November');
  expect(english.day('2025-11-12T14:00:00Z', now)).toMatch(/^Wednesday,? 12 November 2025$/);
  expect(russian.day(at, now)).toBe('Сегодня, 21 ноября');
  expect(russian.day('2026-11-30T14:00:00Z', now)).toBe('Понедельник, 30 ноября');
  expect(russian.day('2025-11-12T14:00:00Z', now)).toMatch(/^Среда, 12 ноября 2025/);
});

test('in a sentence, today and yesterday are lowercase, and today includes the time', () => {
  expect(english.short(at, now)).toBe('today at 16:45');
  expect(hebrew.short(at, now)).toBe('היום ב־\u206816:45\u2069');
  expect(russian.short(at, now)).toBe('сегодня в 16:45');
  expect(english.short('2026-11-20T22:30:00Z', now)).toBe('today at 00:30');
  expect(english.short('2026-11-20T14:00:00Z', now)).toBe('yesterday');
  expect(english.short('2026-11-12T14:00:00Z', now)).toBe('12 Nov');
  expect(english.short('2025-11-12T14:00:00Z', now)).toBe('12 Nov 2025');
});

test('times around daylight saving changes are formatted correctly', () => {
  // Israel's clocks go back on 25 October 2026 at 02:00, and forward on 27 March 2026 at 02:00.
  expect(english.time('2026-10-24T22:30:00Z')).toBe('01:30');
  expect(english.time('2026-10-24T23:30:00Z')).toBe('01:30');
  expect(english.time('2026-03-26T23:59:00Z')).toBe('01:59');
  expect(english.time('2026-03-27T00:00:00Z')).toBe('03:00');
});

test('a time range is isolated left to right, and names both days if it spans two', () => {
  expect(english.range('2026-11-19T14:00:00Z', '2026-11-19T15:00:00Z')).toBe('Thu, 19 Nov, ⁦16:00–17:00⁩');
  expect(english.range('2026-11-19T21:30:00Z', '2026-11-19T22:30:00Z')).toBe(
    'Thu, 19 Nov, 23:30 – Fri, 20 Nov, 00:30',
  );
  expect(hebrew.range('2026-11-19T14:00:00Z', '2026-11-19T15:00:00Z')).toMatch(
    /^יום ה׳, 19 בנוב׳, .*\u206616:00–17:00\u2069/,
  );
});

test('a duration has only the units it needs', () => {
  expect([0, 12, 60, 72, 3600, 3912].map(english.length)).toEqual([
    '0 sec',
    '12 sec',
    '1 min',
    '1 min 12 sec',
    '1 hr',
    '1 hr 5 min',
  ]);
  expect(hebrew.length(72)).toBe('1 דק׳ 12 שנ׳');
  expect(russian.length(72)).toBe('1 мин 12 с');
});

test('an appointment’s duration is in hours, or in minutes below one hour', () => {
  expect([0, 2700, 3600, 5400].map(english.hours)).toEqual(['0 min', '45 min', '1 hour', '1.5 hours']);
  expect([2700, 5400].map(hebrew.hours)).toEqual(['45 דק׳', '1.5 שעות']);
  expect([2700, 5400].map(russian.hours)).toEqual(['45 мин', '1,5 часа']);
});

test('a month doesn’t depend on the browser’s time zone', () => {
  expect([english.month('2026-11'), english.monthOfYear('2026-11')]).toEqual(['November', 'November 2026']);
  expect(formatsIn('en', 'America/New_York').month('2026-11')).toBe('November');
});

test('the time zone has a name, and is compared with Israel’s and the organization’s', () => {
  const newYork = formatsIn('en', 'America/New_York');
  expect(newYork.zone).toBe('Eastern Time');
  expect([newYork.isOtherZone(), newYork.isOtherZone('America/New_York')]).toEqual([true, true]);
  expect([
    english.isOtherZone(),
    english.isOtherZone('Asia/Tel_Aviv'),
    english.isOtherZone('Asia/Tokyo'),
  ]).toEqual([false, false, true]);
});

test('an invalid date is returned unchanged', () => {
  expect(english.dateTime('soon')).toBe('soon');
  expect(english.short('soon')).toBe('soon');
});

test.each(locales)('numbers and dates in %s have the same digits', (language) => {
  const digitsOf = (tag: string) => new Intl.NumberFormat(tag).resolvedOptions().numberingSystem;
  expect(digitsOf(regionalTag(language))).toBe(digitsOf(language));
});
