import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Button',
  { saving: 'Saving' },
  { he: { saving: 'בשמירה' }, ru: { saving: 'Сохранение' } },
);
