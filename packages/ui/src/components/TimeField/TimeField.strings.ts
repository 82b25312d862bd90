// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TimeField',
  () => ({
    incomplete: 'Enter the hour and the minute',
    from: (min: string) => `Choose ${isolate(min)} or later`,
    until: (max: string) => `Choose ${isolate(max)} or earlier`,
    between: ({ min, max }: { min: string; max: string }) =>
      `Choose a time from ${isolate(min)} to ${isolate(max)}`,
  }),
  {
    he: () => ({
      incomplete: 'יש להזין שעה ודקה',
      from: (min) => `יש לבחור ${isolate(min, 'rtl')} או מאוחר יותר`,
      until: (max) => `יש לבחור ${isolate(max, 'rtl')} או מוקדם יותר`,
      between: ({ min, max }) => `יש לבחור שעה מ־${isolate(min, 'rtl')} עד ${isolate(max, 'rtl')}`,
    }),
    ru: () => ({
      incomplete: 'Введите часы и минуты',
      from: (min) => `Выберите время не раньше ${isolate(min)}`,
      until: (max) => `Выберите время не позднее ${isolate(max)}`,
      between: ({ min, max }) => `Выберите время от ${isolate(min)} до ${isolate(max)}`,
    }),
  },
);
