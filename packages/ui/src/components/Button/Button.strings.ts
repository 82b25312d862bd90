// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('Button', () => ({ saving: 'Saving' }), {
  he: () => ({ saving: 'שומר' }),
  ru: () => ({ saving: 'Сохранение' }),
});
