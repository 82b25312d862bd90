// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('SearchField', () => ({ clear: 'Clear Search' }), {
  he: () => ({ clear: 'ניקוי החיפוש' }),
  ru: () => ({ clear: 'Очистить поиск' }),
});
