import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Pagination.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page) => `الصفحة ${page.toLocaleString(locale)}`,
  pageOf: (page, count) => `الصفحة ${page.toLocaleString(locale)} من ${count.toLocaleString(locale)}`,
  // A range is read from right to left in Arabic, numbers too: no isolate, as Hebrew has.
  range: (first, last, total) =>
    `الصفوف ${first.toLocaleString(locale)}–${last.toLocaleString(locale)} من ${total.toLocaleString(locale)}`,
  none: 'لا صفوف',
  size: 'الصفوف في كل صفحة',
  rows: (count) =>
    countedInArabic(locale, count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }),
});
