// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('Switch', () => ({ on: 'On', off: 'Off', saving: 'Saving' }), {
  he: () => ({ on: 'פועל', off: 'כבוי', saving: 'שומר' }),
  ru: () => ({ on: 'Вкл.', off: 'Выкл.', saving: 'Сохранение' }),
});
