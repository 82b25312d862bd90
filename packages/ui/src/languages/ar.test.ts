import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage, plural } from '../locale/index.ts';
import { arabic } from './ar.ts';

type Strings = { in: (locale: string) => Record<string, unknown> };

const folder = join(import.meta.dirname, '../components');
const components = await Promise.all(
  globSync('*/*.strings.ts', { cwd: folder }).map(async (path): Promise<[string, Strings]> => {
    const { useStrings } = await import(join(folder, path));
    return [path.split('/')[0] ?? '', useStrings];
  }),
);

addLanguage('ar', arabic);

/** Names and numbers that words are made with; a name is in Arabic, so that Latin letters are the dictionary's own. */
const [name, day] = ['اسم', 'day'];

test('before a language is added a component speaks English, and from then on that language', () => {
  const [, useStrings] = components.find(([component]) => component === 'Dialog') ?? [];
  // One that no other file of the same worker adds.
  expect(useStrings?.in('tlh')['close']).toBe('Close');
  addLanguage('tlh', arabic);
  expect(useStrings?.in('tlh')['close']).toBe('إغلاق');
  expect(useStrings?.in('tlh-EG')['close']).toBe('إغلاق');
  expect(useStrings?.in('he')['close']).toBe('סגירה');
});

test('every component that says something says it in Arabic, under its own name', () => {
  expect(components.length).toBeGreaterThan(25);
  expect(Object.keys(arabic).sort()).toEqual(components.map(([component]) => component).sort());
});

test.each(components)(
  '%s has a word for each of its English ones, and none is in Latin letters',
  (_name, useStrings) => {
    const [english, words] = [useStrings.in('en'), useStrings.in('ar')];
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [key, word] of Object.entries(words)) {
      expect(typeof word, key).toBe(typeof english[key]);
      if (typeof word === 'string') expect(latinIn(word), key).toEqual([]);
    }
  },
);

/** Letters that stay: names of files, and of the key. */
const latinIn = (word: string) =>
  (word.match(/\p{Script=Latin}+/gu) ?? []).filter(
    (letters) => !['TXT', 'VTT', 'CSV', 'Enter'].includes(letters),
  );

test('counted things have the six forms of Arabic', () => {
  const { rows } = arabic.Pagination('ar');
  expect([0, 1, 2, 3, 11, 100].map(rows)).toEqual(['0 صف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
  expect(plural('ar', 103, { few: 'few', other: 'other' })).toBe('few');
});

test('digits follow the locale: 1 in ar, ١ in ar-EG, and as the locale asks', () => {
  const digits = (locale: string) => arabic.Pagination(locale).page(12);
  expect(digits('ar')).toBe('الصفحة 12');
  expect(digits('ar-EG')).toBe('الصفحة ١٢');
  expect(digits('ar-EG-u-nu-latn')).toBe('الصفحة 12');
  expect(digits('ar-u-nu-arab')).toBe('الصفحة ١٢');
});

test('sentences are made of the words they are given', () => {
  expect(arabic.DataTable('ar').sorted(name, 'تصاعدي', 2)).toBe('الفرز حسب اسم، تصاعدي، صفان');
  expect(arabic.LineChart('ar').comparison('more', '12%', 30, '30', day as 'day')).toBe(
    '12% أكثر من الفترة السابقة (30 يومًا)',
  );
  expect(arabic.WeekCalendar('ar-EG').before(3, '٣', '٦:٠٠')).toBe('٣ أحداث قبل ٦:٠٠');
});
