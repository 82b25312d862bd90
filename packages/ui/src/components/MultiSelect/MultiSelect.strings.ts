import { defineStrings } from '../../locale/index.ts';

const list = (locale: string) => (words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);

export const useStrings = defineStrings(
  {
    choose: 'Choose',
    chosen: (count: number) => `${count.toLocaleString('en')} chosen`,
    tags: (label: string) => `${label}: chosen`,
    remove: (label: string) => `Remove ${label}`,
    list: list('en'),
  },
  {
    he: {
      choose: 'בחירה',
      chosen: (count) => `${count.toLocaleString('he')} נבחרו`,
      tags: (label) => `${label}: נבחרו`,
      remove: (label) => `הסרה: ${label}`,
      list: list('he'),
    },
    ru: {
      choose: 'Выберите',
      chosen: (count) => `Выбрано: ${count.toLocaleString('ru')}`,
      tags: (label) => `${label}: выбрано`,
      remove: (label) => `Убрать: ${label}`,
      list: list('ru'),
    },
  },
);
