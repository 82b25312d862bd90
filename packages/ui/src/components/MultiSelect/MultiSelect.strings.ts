import { defineStrings, plural } from '../../locale/index.ts';

const list = (locale: string) => (words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);

export const useStrings = defineStrings(
  'MultiSelect',
  {
    choose: 'Choose',
    chosen: (count: number) => `${count.toLocaleString('en')} chosen`,
    tags: (label: string) => `${label}: chosen`,
    remove: (label: string) => `Remove ${label}`,
    list: list('en'),
    search: (label: string) => `Search: ${label}`,
    found: (count: number) =>
      `${count.toLocaleString('en')} ${plural('en', count, { one: 'option', other: 'options' })}`,
    nothing: 'Nothing found',
  },
  {
    he: {
      choose: 'בחירה',
      chosen: (count) => `${count.toLocaleString('he')} נבחרו`,
      tags: (label) => `${label}: נבחרו`,
      remove: (label) => `הסרה: ${label}`,
      list: list('he'),
      search: (label) => `חיפוש: ${label}`,
      found: (count) => (count === 1 ? 'אפשרות אחת' : `${count.toLocaleString('he')} אפשרויות`),
      nothing: 'לא נמצא דבר',
    },
    ru: {
      choose: 'Выберите',
      chosen: (count) => `Выбрано: ${count.toLocaleString('ru')}`,
      tags: (label) => `${label}: выбрано`,
      remove: (label) => `Убрать: ${label}`,
      list: list('ru'),
      search: (label) => `Поиск: ${label}`,
      found: (count) =>
        `${count.toLocaleString('ru')} ${plural('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
      nothing: 'Ничего не найдено',
    },
  },
);
