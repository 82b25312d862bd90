// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'WeekCalendarList',
  () => ({
    add: 'Add',
    addOn: (date: string) => `Add on ${isolate(date)}`,
    days: 'Days of the week',
    until: (time: string) => `until ${isolate(time)}`,
  }),
  {
    he: () => ({
      add: 'הוספה',
      addOn: (date) => `הוספה ב${isolate(date, 'rtl')}`,
      days: 'ימי השבוע',
      until: (time) => `עד ${isolate(time, 'rtl')}`,
    }),
    ru: () => ({
      add: 'Добавить',
      addOn: (date) => `Добавить: ${isolate(date)}`,
      days: 'Дни недели',
      until: (time) => `до ${isolate(time)}`,
    }),
  },
);
