import { expect, test } from 'vitest';
import { dateWords, numberFormat } from './formats.ts';

const locales = (
  'ar bg bn bs ca cs da de el en es et fa fi fr he hr hu id is it ja ka ko lt mn nb nl pl pt-BR pt-PT ro ru ' +
  'sk sl sq sr sv tr uk vi zh-CN zh-HK'
).split(' ');

const days = Array.from({ length: 30 }, (_, day) =>
  new Date(Date.UTC(2026, 9, 19 + day)).toISOString().slice(0, 10),
);
const months = ['2026-09', '2026-10', '2026-11'];

test('the list is that of the library', () => expect(locales).toHaveLength(43));

test.each(locales)('LC-12: in %s dates, ranges and numbers are those of the language', (locale) => {
  const asked = locale === 'en' ? 'en-GB' : locale;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(asked, { ...options, timeZone: 'UTC' });
  const [first, last] = [Date.UTC(2026, 9, 19), Date.UTC(2026, 10, 17)];
  const words = dateWords(days, 'day', locale);
  const named = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const plain = write({ day: 'numeric', month: 'long' });

  expect(words.long(29)).toBe(named.format(last));
  expect(words.plain(29)).toBe(plain.format(last));
  expect(words.range(0, 29)).toBe(plain.formatRange(first, last));
  expect(words.name(29)).toBe(write({ weekday: 'long' }).format(last));
  expect(dateWords(months, 'month', locale).long(2)).toBe(
    write({ month: 'long', year: 'numeric', calendar: 'gregory' }).format(Date.UTC(2026, 10, 1)),
  );
  expect(numberFormat(locale).format(1234.5)).toBe(new Intl.NumberFormat(locale).format(1234.5));
});

test.each(locales)('LC-12: in %s no date shows digits of another system', (locale) => {
  const words = dateWords(days, 'day', locale);
  const own = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const digits = [
    words.tick(0),
    words.short(3),
    words.brief(3),
    words.long(3),
    words.plain(3),
    words.range(0, 29),
  ]
    .join('')
    .match(/\p{Nd}/gu);
  expect(digits?.filter((digit) => !own.includes(digit))).toEqual([]);
});

test('LC-12: digits and calendar can be asked for with the locale', () => {
  expect(numberFormat('ar-u-nu-arab').format(42)).toBe('٤٢');
  expect(numberFormat('fa').format(42)).toBe('۴۲');
  expect(dateWords(days, 'day', 'fa').brief(0)).toBe('۲۷ مهر');
  expect(dateWords(days, 'day', 'ar-u-nu-arab').brief(0)).toContain('١٩');
});

test('a month of the data is one of its own calendar, in Persian too', () => {
  expect(dateWords(months, 'month', 'fa').long(2)).toContain('نوامبر');
});

test('between years the axis names the years, and where the calendar is another, whole dates', () => {
  const century = Array.from({ length: 40_000 }, (_, day) =>
    new Date(Date.UTC(1920, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const place = century.indexOf('1950-01-01');
  expect(dateWords(century, 'day', 'en').tick(place)).toBe('1950');
  expect(dateWords(century, 'day', 'fa').tick(place)).toContain('دی');
});
