import { expect, test } from 'vitest';
import { messagesIn, parse } from '../../scripts/strings.ts';
import { useStrings as useDialogStrings } from '../components/Dialog/Dialog.strings.ts';
import { addLanguage } from '../locale/index.ts';
import { arabic } from './ar.ts';

test('components use Arabic strings after addLanguage', () => {
  // A language that no other test file in the same worker adds.
  expect(useDialogStrings.in('tlh').close).toBe('Close');
  addLanguage('tlh', arabic);
  expect(useDialogStrings.in('tlh').close).toBe('إغلاق');
  expect(useDialogStrings.in('tlh-EG').close).toBe('إغلاق');
  expect(useDialogStrings.in('he').close).toBe('סגירה');
});

/** File extensions and the names of keys. */
const kept = ['TXT', 'VTT', 'CSV', 'Enter', 'Esc', 'Shift', 'F'];

test('no string contains Latin letters, except file extensions and key names', () => {
  const texts = JSON.stringify(Object.values(messagesIn('ar')).map((message) => textsOf(parse(message))));
  expect((texts.match(/\p{Script=Latin}+/gu) ?? []).filter((letters) => !kept.includes(letters))).toEqual([]);
});

/** The texts of a message, at every depth, without the names of its arguments. */
const textsOf = (parts: ReturnType<typeof parse>): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return part.text;
    return 'options' in part ? Object.values(part.options).flatMap(textsOf) : [];
  });

test('plurals have the six forms of Arabic', () => {
  const { rows } = arabic.Pagination('ar');
  expect([0, 1, 2, 3, 11, 100].map(rows)).toEqual(['0 صف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
});

test('digits follow the locale: 1 in ar, ١ in ar-EG, or its numbering system', () => {
  const digits = (locale: string) => arabic.Pagination(locale).page(12);
  expect(digits('ar')).toBe('الصفحة 12');
  expect(digits('ar-EG')).toBe('الصفحة ١٢');
  expect(digits('ar-EG-u-nu-latn')).toBe('الصفحة 12');
  expect(digits('ar-u-nu-arab')).toBe('الصفحة ١٢');
});

test('sentences contain the values that are passed to them', () => {
  expect(arabic.DataTable('ar').sorted({ column: 'اسم', order: 'تصاعدي', count: 2 })).toBe(
    'الفرز حسب اسم، تصاعدي، صفان',
  );
  expect(
    arabic.LineChart('ar').comparison({ direction: 'more', amount: '12%', count: 30, unit: 'day' }),
  ).toBe('12% أكثر من الفترة السابقة (30 يومًا)');
  expect(arabic.WeekCalendar('ar-EG').before({ count: 3, time: '٦:٠٠' })).toBe('٣ أحداث قبل ٦:٠٠');
});
