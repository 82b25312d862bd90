// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, number } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Sidebar',
  (locale) => ({
    navigation: 'Navigation',
    close: 'Close Navigation',
    pin: 'Keep Navigation Open',
    find: 'Find in navigation',
    found: (count: number) => `Links found: ${number(locale, count)}`,
    containsCurrent: 'contains current page',
  }),
  {
    he: (locale) => ({
      navigation: 'ניווט',
      close: 'סגירת הניווט',
      pin: 'השארת הניווט פתוח',
      find: 'חיפוש בניווט',
      found: (count) => `קישורים שנמצאו: ${number(locale, count)}`,
      containsCurrent: 'כולל את הדף הנוכחי',
    }),
    ru: (locale) => ({
      navigation: 'Навигация',
      close: 'Закрыть навигацию',
      pin: 'Не сворачивать навигацию',
      find: 'Найти в навигации',
      found: (count) => `Найдено ссылок: ${number(locale, count)}`,
      containsCurrent: 'содержит текущую страницу',
    }),
  },
);
