import { expect, test } from 'vitest';
import { messagesIn, parse } from '../../scripts/strings.ts';
import { useStrings as useDialogStrings } from '../components/Dialog/Dialog.strings.ts';
import { addLanguage } from '../locale/index.ts';
import { arabic } from './ar.ts';

test('a component speaks Arabic once it is added', () => {
  // A language that no other file of the same worker adds.
  expect(useDialogStrings.in('tlh').close).toBe('Close');
  addLanguage('tlh', arabic);
  expect(useDialogStrings.in('tlh').close).toBe('إغلاق');
  expect(useDialogStrings.in('tlh-EG').close).toBe('إغلاق');
  expect(useDialogStrings.in('he').close).toBe('סגירה');
});

/** Names of files and of the key. */
const kept = ['TXT', 'VTT', 'CSV', 'Enter'];

test('no text has Latin letters', () => {
  const texts = JSON.stringify(Object.values(messagesIn('ar')).map((message) => textsOf(parse(message))));
  expect((texts.match(/\p{Script=Latin}+/gu) ?? []).filter((letters) => !kept.includes(letters))).toEqual([]);
});

/** The texts of a message, at every depth, without the names of its values. */
const textsOf = (parts: ReturnType<typeof parse>): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return part.text;
    return 'options' in part ? Object.values(part.options).flatMap(textsOf) : [];
  });

test('counted things have the six forms of Arabic', () => {
  const { rows } = arabic.Pagination('ar');
  expect([0, 1, 2, 3, 11, 100].map(rows)).toEqual(['0 صف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
});

test('digits follow the locale: 1 in ar, ١ in ar-EG, and as the locale asks', () => {
  const digits = (locale: string) => arabic.Pagination(locale).page(12);
  expect(digits('ar')).toBe('الصفحة 12');
  expect(digits('ar-EG')).toBe('الصفحة ١٢');
  expect(digits('ar-EG-u-nu-latn')).toBe('الصفحة 12');
  expect(digits('ar-u-nu-arab')).toBe('الصفحة ١٢');
});

test('sentences are made of the values they are given', () => {
  expect(arabic.DataTable('ar').sorted({ column: 'اسم', order: 'تصاعدي', count: 2 })).toBe(
    'الفرز حسب اسم، تصاعدي، صفان',
  );
  expect(
    arabic.LineChart('ar').comparison({ direction: 'more', amount: '12%', count: 30, unit: 'day' }),
  ).toBe('12% أكثر من الفترة السابقة (30 يومًا)');
  expect(arabic.WeekCalendar('ar-EG').before({ count: 3, time: '٦:٠٠' })).toBe('٣ أحداث قبل ٦:٠٠');
});
