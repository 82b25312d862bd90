import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  { saving: 'Saving' },
  { he: { saving: 'בשמירה' }, ru: { saving: 'Сохранение' } },
);
