import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, value: number) => value.toLocaleString(locale);

const englishRows = (count: number) =>
  `${number('en', count)} ${plural('en', count, { one: 'row', other: 'rows' })}`;
const hebrewRows = (count: number) => (count === 1 ? 'שורה אחת' : `${number('he', count)} שורות`);
const russianRows = (count: number) =>
  `${number('ru', count)} ${plural('ru', count, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}`;

export const useStrings = defineStrings(
  {
    ascending: 'ascending',
    descending: 'descending',
    sorted: (column: string, order: string, count: number) =>
      `Sorted by ${column}, ${order}, ${englishRows(count)}`,
    loading: 'Loading',
    loaded: (count: number) => (count === 0 ? 'No rows' : `${englishRows(count)} loaded`),
    rows: englishRows,
    range: (first: number, last: number, total: number) =>
      `${number('en', first)}–${number('en', last)} of ${number('en', total)}`,
    failed: 'The rows could not be loaded',
    retry: 'Retry',
  },
  {
    he: {
      ascending: 'בסדר עולה',
      descending: 'בסדר יורד',
      sorted: (column, order, count) => `מיון לפי ${column}, ${order}, ${hebrewRows(count)}`,
      loading: 'בטעינה',
      loaded: (count) => (count === 0 ? 'אין שורות' : `נטענו: ${hebrewRows(count)}`),
      rows: hebrewRows,
      // A range of numbers is read left to right in Hebrew too.
      range: (first, last, total) =>
        `\u2066${number('he', first)}–${number('he', last)}\u2069 מתוך ${number('he', total)}`,
      failed: 'לא ניתן לטעון את השורות',
      retry: 'ניסיון נוסף',
    },
    ru: {
      ascending: 'по возрастанию',
      descending: 'по убыванию',
      sorted: (column, order, count) => `Сортировка: ${column}, ${order}, ${russianRows(count)}`,
      loading: 'Загрузка',
      loaded: (count) => (count === 0 ? 'Строк нет' : `Загружено: ${russianRows(count)}`),
      rows: russianRows,
      range: (first, last, total) => `${number('ru', first)}–${number('ru', last)} из ${number('ru', total)}`,
      failed: 'Не удалось загрузить строки',
      retry: 'Повторить',
    },
  },
);
