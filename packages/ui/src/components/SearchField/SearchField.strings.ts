import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  { clear: 'Clear search' },
  { he: { clear: 'ניקוי החיפוש' }, ru: { clear: 'Очистить поиск' } },
);
