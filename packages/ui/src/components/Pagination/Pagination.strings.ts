import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, value: number) => value.toLocaleString(locale);

export const useStrings = defineStrings(
  'Pagination',
  {
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${number('en', page)}`,
    pageOf: (page: number, count: number) => `Page ${number('en', page)} of ${number('en', count)}`,
    range: (first: number, last: number, total: number) =>
      `Rows ${number('en', first)}–${number('en', last)} of ${number('en', total)}`,
    none: 'No rows',
    size: 'Rows per page',
    rows: (count: number) => `${number('en', count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
  },
  {
    he: {
      previous: 'העמוד הקודם',
      next: 'העמוד הבא',
      page: (page) => `עמוד ${number('he', page)}`,
      pageOf: (page, count) => `עמוד ${number('he', page)} מתוך ${number('he', count)}`,
      // A range of numbers is read left to right in Hebrew too.
      range: (first, last, total) =>
        `שורות \u2066${number('he', first)}–${number('he', last)}\u2069 מתוך ${number('he', total)}`,
      none: 'אין שורות',
      size: 'שורות בעמוד',
      rows: (count) => (count === 1 ? 'שורה אחת' : `${number('he', count)} שורות`),
    },
    ru: {
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      page: (page) => `Страница ${number('ru', page)}`,
      pageOf: (page, count) => `Страница ${number('ru', page)} из ${number('ru', count)}`,
      range: (first, last, total) =>
        `Строки ${number('ru', first)}–${number('ru', last)} из ${number('ru', total)}`,
      none: 'Строк нет',
      size: 'Строк на странице',
      rows: (count) =>
        `${number('ru', count)} ${plural('ru', count, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}`,
    },
  },
);
