// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TableSorting',
  (locale) => ({
    sorted: ({ columns, count }: { columns: string; count: number }) =>
      `Sorted by ${isolate(columns)}; ${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
    unsorted: (count: number) =>
      `Not sorted, ${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
    menu: 'Sort Order',
    none: 'Not sorted',
    thenBy: 'Then by',
    position: ({ position, count, order }: { position: string; count: string; order: string }) =>
      `sort column ${isolate(position)} of ${isolate(count)}, ${isolate(order)}`,
  }),
  {
    he: (locale) => ({
      sorted: ({ columns, count }) =>
        `מיון לפי ${isolate(columns, 'rtl')}; ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      unsorted: (count) =>
        `ללא מיון, ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      menu: 'סדר המיון',
      none: 'ללא מיון',
      thenBy: 'ולאחר מכן לפי',
      position: ({ position, count, order }) =>
        `עמודת מיון ${isolate(position, 'rtl')} מתוך ${isolate(count, 'rtl')}, ${isolate(order, 'rtl')}`,
    }),
    ru: (locale) => ({
      sorted: ({ columns, count }) =>
        `Сортировка: ${isolate(columns)}; ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      unsorted: (count) =>
        `Без сортировки, ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      menu: 'Порядок сортировки',
      none: 'Без сортировки',
      thenBy: 'Затем',
      position: ({ position, count, order }) =>
        `столбец сортировки ${isolate(position)} из ${isolate(count)}, ${isolate(order)}`,
    }),
  },
);
