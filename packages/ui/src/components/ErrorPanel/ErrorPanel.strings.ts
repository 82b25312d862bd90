// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'ErrorPanel',
  () => ({ retry: 'Retry', retrying: 'Retrying', request: (id: string) => `Request ${isolate(id)}` }),
  {
    he: () => ({
      retry: 'ניסיון נוסף',
      retrying: 'מנסה שוב',
      request: (id) => `מספר הבקשה: ${isolate(id, 'rtl')}`,
    }),
    ru: () => ({
      retry: 'Повторить',
      retrying: 'Повторная попытка',
      request: (id) => `Номер запроса: ${isolate(id)}`,
    }),
  },
);
