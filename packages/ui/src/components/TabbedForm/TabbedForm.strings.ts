// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TabbedForm',
  (locale) => ({
    problem: ({ errors, tabs }: { errors: number; tabs: number }) =>
      `There is a problem: ${number(locale, errors)} ${plural('en', errors, { one: 'error', other: 'errors' })}${tabs === 0 ? '' : ` in ${number(locale, tabs)} ${plural('en', tabs, { one: 'tab', other: 'tabs' })}`}`,
    errors: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'error', other: 'errors' })}`,
    edited: 'edited',
  }),
  {
    he: (locale) => ({
      problem: ({ errors, tabs }) =>
        `יש בעיה: ${plural('he', errors, { one: 'שגיאה אחת', two: 'שתי שגיאות', other: `${number(locale, errors)} שגיאות` })}${tabs === 0 ? '' : ` ${plural('he', tabs, { one: 'בלשונית אחת', two: 'בשתי לשוניות', other: `ב־${number(locale, tabs)} לשוניות` })}`}`,
      errors: (count) =>
        plural('he', count, {
          one: 'שגיאה אחת',
          two: 'שתי שגיאות',
          other: `${number(locale, count)} שגיאות`,
        }),
      edited: 'יש שינויים',
    }),
    ru: (locale) => ({
      problem: ({ errors, tabs }) =>
        `Исправьте: ${number(locale, errors)} ${plural('ru', errors, { one: 'ошибка', many: 'ошибок', other: 'ошибки' })}${tabs === 0 ? '' : ` на ${number(locale, tabs)} ${plural('ru', tabs, { one: 'вкладке', few: 'вкладках', many: 'вкладках', other: 'вкладки' })}`}`,
      errors: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'ошибка', many: 'ошибок', other: 'ошибки' })}`,
      edited: 'есть изменения',
    }),
  },
);
