import { defineStrings, plural } from '../../locale/index.ts';

const english = (count: number, one: string, other: string) =>
  `${count} ${plural('en', count, { one, other })}`;
const hebrew = (count: number) =>
  plural('he', count, { one: 'שגיאה אחת', two: 'שתי שגיאות', other: `${count} שגיאות` });
const russian = (count: number) =>
  `${count} ${plural('ru', count, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' })}`;

export const useStrings = defineStrings(
  'TabbedForm',
  {
    problem: (errors: number, tabs: number) =>
      `There is a problem: ${english(errors, 'error', 'errors')}${tabs > 0 ? ` in ${english(tabs, 'tab', 'tabs')}` : ''}`,
    errors: (count: number) => english(count, 'error', 'errors'),
    edited: 'edited',
  },
  {
    he: {
      problem: (errors: number, tabs: number) =>
        `יש בעיה: ${hebrew(errors)}${tabs > 0 ? ` ${plural('he', tabs, { one: 'בלשונית אחת', two: 'בשתי לשוניות', other: `ב־${tabs} לשוניות` })}` : ''}`,
      errors: hebrew,
      edited: 'יש שינויים',
    },
    ru: {
      problem: (errors: number, tabs: number) =>
        `Есть проблема: ${russian(errors)}${tabs > 0 ? ` на ${tabs} ${plural('ru', tabs, { one: 'вкладке', other: 'вкладках' })}` : ''}`,
      errors: russian,
      edited: 'есть изменения',
    },
  },
);
