// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DateField',
  () => ({
    calendar: 'Calendar',
    previous: 'Previous Month',
    next: 'Next Month',
    clear: (label: string) => `Clear ${isolate(label)}`,
  }),
  {
    he: () => ({
      calendar: 'לוח שנה',
      previous: 'החודש הקודם',
      next: 'החודש הבא',
      clear: (label) => `ניקוי: ${isolate(label, 'rtl')}`,
    }),
    ru: () => ({
      calendar: 'Календарь',
      previous: 'Предыдущий месяц',
      next: 'Следующий месяц',
      clear: (label) => `Очистить: ${isolate(label)}`,
    }),
  },
);
