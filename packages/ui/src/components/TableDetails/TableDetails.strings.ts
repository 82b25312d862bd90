// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('TableDetails', () => ({ details: 'Details' }), {
  he: () => ({ details: 'פרטים' }),
  ru: () => ({ details: 'Подробности' }),
});
