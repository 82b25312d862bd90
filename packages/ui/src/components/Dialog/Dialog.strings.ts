// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('Dialog', () => ({ close: 'Close', cancel: 'Cancel' }), {
  he: () => ({ close: 'סגירה', cancel: 'ביטול' }),
  ru: () => ({ close: 'Закрыть', cancel: 'Отмена' }),
});
