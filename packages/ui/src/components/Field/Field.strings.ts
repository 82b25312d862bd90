import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Field',
  { optional: 'optional', error: 'Error:' },
  { he: { optional: 'לא חובה', error: 'שגיאה:' }, ru: { optional: 'необязательно', error: 'Ошибка:' } },
);
