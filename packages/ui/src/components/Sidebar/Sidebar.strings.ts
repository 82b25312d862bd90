import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  { navigation: 'Navigation', close: 'Close navigation' },
  {
    he: { navigation: 'ניווט', close: 'סגירת הניווט' },
    ru: { navigation: 'Навигация', close: 'Закрыть навигацию' },
  },
);
