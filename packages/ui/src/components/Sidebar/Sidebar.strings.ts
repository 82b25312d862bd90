import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Sidebar',
  {
    navigation: 'Navigation',
    close: 'Close navigation',
    pin: 'Keep navigation open',
    find: 'Find in navigation',
    found: (count: number) => `Links found: ${count}`,
    containsCurrent: 'contains current page',
  },
  {
    he: {
      navigation: 'ניווט',
      close: 'סגירת הניווט',
      pin: 'השארת הניווט פתוח',
      find: 'חיפוש בניווט',
      found: (count) => `קישורים שנמצאו: ${count}`,
      containsCurrent: 'כולל את העמוד הנוכחי',
    },
    ru: {
      navigation: 'Навигация',
      close: 'Закрыть навигацию',
      pin: 'Не сворачивать навигацию',
      find: 'Найти в навигации',
      found: (count) => `Найдено ссылок: ${count}`,
      containsCurrent: 'содержит текущую страницу',
    },
  },
);
