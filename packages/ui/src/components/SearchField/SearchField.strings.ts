import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'SearchField',
  { clear: 'Clear search' },
  { he: { clear: 'ניקוי החיפוש' }, ru: { clear: 'Очистить поиск' } },
);
