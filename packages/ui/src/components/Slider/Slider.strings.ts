// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Slider',
  () => ({ exact: (label: string) => `${isolate(label)}, exact value`, numberField: 'number field' }),
  {
    he: () => ({ exact: (label) => `${isolate(label, 'rtl')}, ערך מדויק`, numberField: 'שדה מספרי' }),
    ru: () => ({ exact: (label) => `${isolate(label)}, точное значение`, numberField: 'числовое поле' }),
  },
);
