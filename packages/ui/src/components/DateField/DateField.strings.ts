import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DateField',
  {
    calendar: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    clear: (label: string) => `Clear ${label}`,
  },
  {
    he: {
      calendar: 'לוח שנה',
      previous: 'החודש הקודם',
      next: 'החודש הבא',
      clear: (label: string) => `ניקוי: ${label}`,
    },
    ru: {
      calendar: 'Календарь',
      previous: 'Предыдущий месяц',
      next: 'Следующий месяц',
      clear: (label: string) => `Очистить: ${label}`,
    },
  },
);
