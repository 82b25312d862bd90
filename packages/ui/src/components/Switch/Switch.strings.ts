import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Switch',
  { on: 'On', off: 'Off', saving: 'Saving' },
  {
    he: { on: 'פועל', off: 'כבוי', saving: 'בשמירה' },
    ru: { on: 'Вкл.', off: 'Выкл.', saving: 'Сохранение' },
  },
);
