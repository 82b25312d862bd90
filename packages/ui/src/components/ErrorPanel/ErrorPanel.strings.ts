import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'ErrorPanel',
  { retry: 'Retry', retrying: 'Retrying', request: (id: string) => `Request ${id}` },
  {
    he: { retry: 'ניסיון נוסף', retrying: 'בניסיון נוסף', request: (id) => `בקשה ${id}` },
    ru: { retry: 'Повторить', retrying: 'Повтор', request: (id) => `Запрос ${id}` },
  },
);
