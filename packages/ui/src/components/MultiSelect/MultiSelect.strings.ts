// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'MultiSelect',
  (locale) => ({
    choose: 'Select',
    chosen: (count: number) => `${number(locale, count)} selected`,
    tags: (label: string) => `${isolate(label)}: selected`,
    remove: (label: string) => `Remove ${isolate(label)}`,
    search: (label: string) => `Search: ${isolate(label)}`,
    found: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'option', other: 'options' })}`,
    nothing: 'Nothing found',
  }),
  {
    he: (locale) => ({
      choose: 'בחירה',
      chosen: (count) => `נבחרו: ${number(locale, count)}`,
      tags: (label) => `${isolate(label, 'rtl')}: נבחרו`,
      remove: (label) => `הסרה: ${isolate(label, 'rtl')}`,
      search: (label) => `חיפוש: ${isolate(label, 'rtl')}`,
      found: (count) =>
        plural('he', count, {
          one: 'אפשרות אחת',
          two: 'שתי אפשרויות',
          other: `${number(locale, count)} אפשרויות`,
        }),
      nothing: 'לא נמצא דבר',
    }),
    ru: (locale) => ({
      choose: 'Выберите',
      chosen: (count) => `Выбрано: ${number(locale, count)}`,
      tags: (label) => `${isolate(label)}: выбрано`,
      remove: (label) => `Убрать: ${isolate(label)}`,
      search: (label) => `Поиск: ${isolate(label)}`,
      found: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'вариант', many: 'вариантов', other: 'варианта' })}`,
      nothing: 'Ничего не найдено',
    }),
  },
);
