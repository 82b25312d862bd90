// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DateRangeField',
  () => ({
    incomplete: 'Enter both dates',
    reversed: 'Choose an end that isn’t before the start',
    from: (min: string) => `Choose dates from ${isolate(min)} on`,
    until: (max: string) => `Choose dates up to ${isolate(max)}`,
    between: ({ min, max }: { min: string; max: string }) =>
      `Choose dates from ${isolate(min)} to ${isolate(max)}`,
  }),
  {
    he: () => ({
      incomplete: 'יש להזין את שני התאריכים',
      reversed: 'יש לבחור סיום שאינו לפני ההתחלה',
      from: (min) => `יש לבחור תאריכים החל מ־${isolate(min, 'rtl')}`,
      until: (max) => `יש לבחור תאריכים עד ${isolate(max, 'rtl')}`,
      between: ({ min, max }) => `יש לבחור תאריכים מ־${isolate(min, 'rtl')} עד ${isolate(max, 'rtl')}`,
    }),
    ru: () => ({
      incomplete: 'Введите обе даты',
      reversed: 'Выберите окончание не раньше начала',
      from: (min) => `Выберите даты не раньше ${isolate(min)}`,
      until: (max) => `Выберите даты не позднее ${isolate(max)}`,
      between: ({ min, max }) => `Выберите даты не раньше ${isolate(min)} и не позднее ${isolate(max)}`,
    }),
  },
);
