// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, number } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'CodeField',
  (locale) => ({ incomplete: (count: number) => `Enter all ${number(locale, count)} digits` }),
  {
    he: (locale) => ({ incomplete: (count) => `יש להזין את כל ${number(locale, count)} הספרות` }),
    ru: (locale) => ({ incomplete: (count) => `Введите все цифры: их ${number(locale, count)}` }),
  },
);
