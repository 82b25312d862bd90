// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TableFilters',
  (locale) => ({
    filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${number(locale, count)})`),
    panel: 'Filters',
    active: 'Active filters',
    filter: ({ column, value }: { column: string; value: string }) => `${isolate(column)}: ${isolate(value)}`,
    remove: (filter: string) => `Remove filter ${isolate(filter)}`,
    clear: 'Clear All',
    found: ({ found, count }: { found: number; count: number }) =>
      `${number(locale, found)} of ${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
    contains: (text: string) => `contains “${isolate(text)}”`,
    min: 'At least',
    max: 'At most',
    least: (number: string) => `at least ${isolate(number)}`,
    most: (number: string) => `at most ${isolate(number)}`,
  }),
  {
    he: (locale) => ({
      filters: (count) => (count === 0 ? 'מסננים' : `מסננים (${number(locale, count)})`),
      panel: 'מסננים',
      active: 'מסננים פעילים',
      filter: ({ column, value }) => `${isolate(column, 'rtl')}: ${isolate(value, 'rtl')}`,
      remove: (filter) => `הסרת המסנן ${isolate(filter, 'rtl')}`,
      clear: 'ניקוי הכול',
      found: ({ found, count }) =>
        `${number(locale, found)} מתוך ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      contains: (text) => `מכיל ״${isolate(text, 'rtl')}״`,
      min: 'לפחות',
      max: 'לכל היותר',
      least: (number) => `לפחות ${isolate(number, 'rtl')}`,
      most: (number) => `לכל היותר ${isolate(number, 'rtl')}`,
    }),
    ru: (locale) => ({
      filters: (count) => (count === 0 ? 'Фильтры' : `Фильтры (${number(locale, count)})`),
      panel: 'Фильтры',
      active: 'Активные фильтры',
      filter: ({ column, value }) => `${isolate(column)}: ${isolate(value)}`,
      remove: (filter) => `Удалить фильтр ${isolate(filter)}`,
      clear: 'Сбросить все',
      found: ({ found, count }) =>
        `${number(locale, found)} из ${number(locale, count)} ${plural('ru', count, { few: 'строк', many: 'строк', other: 'строки' })}`,
      contains: (text) => `содержит «${isolate(text)}»`,
      min: 'Не меньше',
      max: 'Не больше',
      least: (number) => `не меньше ${isolate(number)}`,
      most: (number) => `не больше ${isolate(number)}`,
    }),
  },
);
