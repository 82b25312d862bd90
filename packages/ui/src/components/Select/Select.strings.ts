import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Select',
  { choose: 'Choose' },
  { he: { choose: 'בחירה' }, ru: { choose: 'Выберите' } },
);
