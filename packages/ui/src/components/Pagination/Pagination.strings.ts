// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Pagination',
  (locale) => ({
    previous: 'Previous Page',
    next: 'Next Page',
    page: (page: number) => `Page ${number(locale, page)}`,
    pageOf: ({ page, count }: { page: number; count: number }) =>
      `Page ${number(locale, page)} of ${number(locale, count)}`,
    range: ({ range, total }: { range: string; total: number }) =>
      `Rows ${isolate(range)} of ${number(locale, total)}`,
    none: 'No rows',
    size: 'Rows per page',
    rows: (count: number) => `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
  }),
  {
    he: (locale) => ({
      previous: 'העמוד הקודם',
      next: 'העמוד הבא',
      page: (page) => `עמוד ${number(locale, page)}`,
      pageOf: ({ page, count }) => `עמוד ${number(locale, page)} מתוך ${number(locale, count)}`,
      range: ({ range, total }) => `שורות ${isolate(range, 'rtl')} מתוך ${number(locale, total)}`,
      none: 'אין שורות',
      size: 'שורות בעמוד',
      rows: (count) =>
        plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` }),
    }),
    ru: (locale) => ({
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      page: (page) => `Страница ${number(locale, page)}`,
      pageOf: ({ page, count }) => `Страница ${number(locale, page)} из ${number(locale, count)}`,
      range: ({ range, total }) => `Строки ${isolate(range)} из ${number(locale, total)}`,
      none: 'Строк нет',
      size: 'Строк на странице',
      rows: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
    }),
  },
);
