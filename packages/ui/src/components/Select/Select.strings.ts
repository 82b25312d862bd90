// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('Select', () => ({ choose: 'Select' }), {
  he: () => ({ choose: 'בחירה' }),
  ru: () => ({ choose: 'Выберите' }),
});
