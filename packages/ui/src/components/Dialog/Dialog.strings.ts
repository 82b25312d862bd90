import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Dialog',
  { close: 'Close', cancel: 'Cancel' },
  { he: { close: 'סגירה', cancel: 'ביטול' }, ru: { close: 'Закрыть', cancel: 'Отмена' } },
);
