import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'NumberField',
  {
    numberField: 'number field',
    decrease: (label: string) => `Decrease ${label}`,
    increase: (label: string) => `Increase ${label}`,
  },
  {
    he: {
      numberField: 'שדה מספרי',
      decrease: (label) => `הקטנה: ${label}`,
      increase: (label) => `הגדלה: ${label}`,
    },
    ru: {
      numberField: 'числовое поле',
      decrease: (label) => `Уменьшить: ${label}`,
      increase: (label) => `Увеличить: ${label}`,
    },
  },
);
