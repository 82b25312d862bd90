import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './DataTable.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  ascending: 'تصاعدي',
  descending: 'تنازلي',
  sorted: (column, order, count) => `الفرز حسب ${column}، ${order}، ${rows(locale, count)}`,
  sort: 'فرز',
  sortBy: 'فرز حسب',
  filter: (count) => (count === 0 ? 'تصفية' : `تصفية (${count.toLocaleString(locale)})`),
  andSort: ' وفرز',
  loading: 'جارٍ التحميل',
  loaded: (count) => (count === 0 ? 'لا صفوف' : `تم تحميل: ${rows(locale, count)}`),
  found: (count) => (count === 0 ? 'لم يُعثر على صفوف' : `عُثر على: ${rows(locale, count)}`),
  rows: (count) => rows(locale, count),
  // A range is read from right to left in Arabic, numbers too: no isolate, as Hebrew has.
  range: (first, last, total) => `${part(locale, first, last)} من ${total.toLocaleString(locale)}`,
  rowsSeen: (range) => `الصفوف ${range}`,
  part: (first, last) => part(locale, first, last),
  failed: 'تعذّر تحميل الصفوف',
  retry: 'إعادة المحاولة',
  pages: (label) => `${label}: الصفحات`,
  choosing: 'التحديد',
  choose: 'تحديد',
  chooseAll: (count) => `تحديد كل الصفوف: ${count.toLocaleString(locale)}`,
  choosePage: (count) => `تحديد صفوف هذه الصفحة: ${count.toLocaleString(locale)}. الصفحات الأخرى غير مشمولة.`,
  chooseEvery: (count) => `تحديد كل الصفوف (${count.toLocaleString(locale)})`,
  chosen: (count) => (count === 0 ? 'لا صفوف محددة' : `تم تحديد: ${rows(locale, count)}`),
  chosenWhere: (count, elsewhere) => {
    if (count === 0) return 'لا صفوف محددة';
    const rest = elsewhere === 0 ? '' : `، منها ${elsewhere.toLocaleString(locale)} ليست في هذه الصفحة`;
    return `المحدد: ${count.toLocaleString(locale)}${rest}`;
  },
  andChosen: (count) => `، المحدد ${count.toLocaleString(locale)}`,
  actionsCame: (count) => `تم تحديد: ${rows(locale, count)}. الإجراءات موجودة أسفل رؤوس الأعمدة.`,
  actions: 'إجراءات الصفوف المحددة',
  clear: 'مسح التحديد',
  moreColumns: 'عرض كل الأعمدة',
  fewerColumns: 'عرض أعمدة أقل',
});

const rows = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' });

const part = (locale: string, first: number, last: number) =>
  `${first.toLocaleString(locale)}–${last.toLocaleString(locale)}`;
