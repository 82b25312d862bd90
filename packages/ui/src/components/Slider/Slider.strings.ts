import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Slider',
  { exact: (label: string) => `${label}, exact value`, numberField: 'number field' },
  {
    he: { exact: (label) => `${label}, ערך מדויק`, numberField: 'שדה מספרי' },
    ru: { exact: (label) => `${label}, точное значение`, numberField: 'числовое поле' },
  },
);
