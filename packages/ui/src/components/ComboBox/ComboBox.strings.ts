// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'ComboBox',
  (locale) => ({
    show: 'Show Options',
    list: 'Options',
    clear: (label: string) => `Clear ${isolate(label)}`,
    found: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'option', other: 'options' })}`,
    nothing: 'Nothing found',
    searching: 'Searching',
    typeMore: (count: number) =>
      count === 0 || count === 1
        ? 'Type to search'
        : `Type at least ${number(locale, count)} ${plural('en', count, { one: 'character', other: 'characters' })}`,
    failed: 'The search failed',
    failedHow: 'The search failed. Press Enter to retry.',
    retry: 'Retry',
  }),
  {
    he: (locale) => ({
      show: 'הצגת האפשרויות',
      list: 'אפשרויות',
      clear: (label) => `ניקוי: ${isolate(label, 'rtl')}`,
      found: (count) =>
        plural('he', count, {
          one: 'אפשרות אחת',
          two: 'שתי אפשרויות',
          other: `${number(locale, count)} אפשרויות`,
        }),
      nothing: 'לא נמצא דבר',
      searching: 'מחפש',
      typeMore: (count) =>
        count === 0 || count === 1
          ? 'החיפוש מתחיל בהקלדה'
          : `יש להקליד לפחות ${plural('he', count, { one: 'תו אחד', two: 'שני תווים', other: `${number(locale, count)} תווים` })}`,
      failed: 'החיפוש נכשל',
      failedHow: 'החיפוש נכשל. מקש Enter מנסה שוב.',
      retry: 'ניסיון נוסף',
    }),
    ru: (locale) => ({
      show: 'Показать варианты',
      list: 'Варианты',
      clear: (label) => `Очистить: ${isolate(label)}`,
      found: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'вариант', many: 'вариантов', other: 'варианта' })}`,
      nothing: 'Ничего не найдено',
      searching: 'Идёт поиск',
      typeMore: (count) =>
        count === 0 || count === 1
          ? 'Начните вводить для поиска'
          : `Введите не менее ${number(locale, count)} ${plural('ru', count, { few: 'символов', many: 'символов', other: 'символа' })}`,
      failed: 'Поиск не удался',
      failedHow: 'Поиск не удался. Нажмите Enter, чтобы повторить.',
      retry: 'Повторить',
    }),
  },
);
