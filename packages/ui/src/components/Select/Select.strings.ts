import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  { choose: 'Choose' },
  { he: { choose: 'בחירה' }, ru: { choose: 'Выберите' } },
);
