// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('Field', () => ({ optional: 'optional', error: 'Error:' }), {
  he: () => ({ optional: 'לא חובה', error: 'שגיאה:' }),
  ru: () => ({ optional: 'необязательно', error: 'Ошибка:' }),
});
