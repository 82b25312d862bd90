import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, value: number) => value.toLocaleString(locale);

export const useStrings = defineStrings(
  'ComboBox',
  {
    show: 'Show options',
    list: 'Options',
    clear: (label: string) => `Clear ${label}`,
    found: (count: number) =>
      `${number('en', count)} ${plural('en', count, { one: 'option', other: 'options' })}`,
    nothing: 'Nothing found',
    searching: 'Searching',
    typeMore: (count: number) =>
      count <= 1 ? 'Type to search' : `Type at least ${number('en', count)} characters`,
    failed: 'The search failed',
    failedHow: 'The search failed. Press Enter to try again.',
    retry: 'Try again',
  },
  {
    he: {
      show: 'הצגת האפשרויות',
      list: 'אפשרויות',
      clear: (label) => `ניקוי ${label}`,
      found: (count) => (count === 1 ? 'אפשרות אחת' : `${number('he', count)} אפשרויות`),
      nothing: 'לא נמצא דבר',
      searching: 'בחיפוש',
      typeMore: (count) =>
        count <= 1 ? 'החיפוש מתחיל בהקלדה' : `יש להקליד לפחות ${number('he', count)} תווים`,
      failed: 'החיפוש נכשל',
      failedHow: 'החיפוש נכשל. מקש Enter מנסה שוב.',
      retry: 'ניסיון נוסף',
    },
    ru: {
      show: 'Показать варианты',
      list: 'Варианты',
      clear: (label) => `Очистить ${label}`,
      found: (count) =>
        `${number('ru', count)} ${plural('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
      nothing: 'Ничего не найдено',
      searching: 'Идёт поиск',
      typeMore: (count) =>
        count <= 1
          ? 'Начните вводить для поиска'
          : `Введите не менее ${number('ru', count)} ${plural('ru', count, { one: 'символа', other: 'символов' })}`,
      failed: 'Поиск не удался',
      failedHow: 'Поиск не удался. Нажмите Enter, чтобы повторить.',
      retry: 'Повторить',
    },
  },
);
