import { expect, test } from 'vitest';
import { addLanguage } from './addLanguage.ts';
import { defineStrings, isolate, number, plural } from './defineStrings.ts';
import { joinParts, listIn, numberRange } from './lists.ts';

const useStrings = defineStrings(
  'Sample',
  (locale) => ({
    close: 'Close',
    rows: (count: number) => `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
  }),
  { he: (locale) => ({ close: 'סגירה', rows: (count) => `${number(locale, count)} שורות` }) },
);

const persian = { Sample: () => ({ close: 'بستن', rows: () => '' }) };

test('a language that is not there speaks English, in its own digits, until it is added', () => {
  const before = useStrings.in('fa');
  expect([before.close, before.rows(12)]).toEqual(['Close', '۱۲ rows']);
  expect(useStrings.in('fa')).toBe(before);
  addLanguage('fa', persian);
  expect(useStrings.in('fa').close).toBe('بستن');
  expect(useStrings.in('fa-AF')).toBe(useStrings.in('fa-AF'));
});

test('numbers have the digits of the locale in a built-in language also', () => {
  expect(useStrings.in('he').rows(1234)).toBe('1,234 שורות');
  expect(useStrings.in('he-u-nu-arab').rows(12)).toBe('١٢ שורות');
});

test('in the pseudo-locale each string is marked, with its values', () => {
  expect(useStrings.in('en-XA').close).toBe('[!!Close~~!!]');
  expect(useStrings.in('en-XA').rows(2)).toBe('[!!2 rows~~!!]');
});

const isolated = (value: string) => `\u2068${value}\u2069`;

test.each([
  // The first is a label that the console writes for a phone number.
  ['074 - 5540172', true],
  ['+972 54-222-3344', true],
  ['-5', true],
  ['8f1c2d34-0a', true],
  ['12345678-1234', true],
  ['Voice A', true],
  ['ערוץ VIP', true],
  ['Голос', true],
  ['שירות לקוחות', false],
  ['ערוץ 2', false],
  ['16:45', false],
  ['12/11/2026', false],
  ['1,234.5', false],
  ['12%', false],
])('in a right-to-left sentence %s is isolated: %s', (value, isIsolated) => {
  expect(isolate(value, 'rtl')).toBe(isIsolated ? isolated(value) : value);
});

test('in a left-to-right sentence a value is isolated where it has a letter from right to left', () => {
  expect(isolate('שירות')).toBe(isolated('שירות'));
  expect(isolate('074 - 5540172')).toBe('074 - 5540172');
  expect(isolate('Голос')).toBe('Голос');
});

test('what has an isolate keeps it', () => {
  expect(isolate('\u20661–25\u2069', 'rtl')).toBe('\u20661–25\u2069');
});

test('names are listed as the language does, each isolated', () => {
  expect(listIn({ locale: 'en' }, ['Bot', 'Hours', 'Speech'])).toBe('Bot, Hours, and Speech');
  expect(listIn({ locale: 'en' }, ['Bot', 'Hours', 'Speech'], 'narrow')).toBe('Bot, Hours, Speech');
  expect(listIn({ locale: 'he', direction: 'rtl' }, ['Bot', 'שעות'])).toBe(`${isolated('Bot')} ושעות`);
});

test('parts of a text have commas between them in every language', () => {
  expect(joinParts('ru', ['четверг', '10:30', 'свободно'])).toBe('четверг, 10:30, свободно');
  expect(joinParts('he', ['Call with Ana', 'MP3', '120 kB'])).toBe(
    `${isolated('Call with Ana')}, ${isolated('MP3')}, ${isolated('120 kB')}`,
  );
  expect([joinParts('en', ['one']), joinParts('en', [])]).toEqual(['one', '']);
});

test('a range is isolated in the direction in which the language reads it', () => {
  expect(numberRange('en', 1, 1250)).toBe('1–1,250');
  expect(numberRange('he', 1, 25)).toBe('\u20661–25\u2069');
  expect(numberRange('ar-EG', 1, 25)).toBe('\u2067١–٢٥\u2069');
});
