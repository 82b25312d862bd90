// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'NumberField',
  () => ({
    numberField: 'number field',
    decrease: (label: string) => `Decrease ${isolate(label)}`,
    increase: (label: string) => `Increase ${isolate(label)}`,
  }),
  {
    he: () => ({
      numberField: 'שדה מספרי',
      decrease: (label) => `הקטנה: ${isolate(label, 'rtl')}`,
      increase: (label) => `הגדלה: ${isolate(label, 'rtl')}`,
    }),
    ru: () => ({
      numberField: 'числовое поле',
      decrease: (label) => `Уменьшить: ${isolate(label)}`,
      increase: (label) => `Увеличить: ${isolate(label)}`,
    }),
  },
);
