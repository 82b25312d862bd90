import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, count: number) => new Intl.NumberFormat(locale).format(count);

export const useStrings = defineStrings(
  {
    navigation: 'Navigation',
    close: 'Close navigation',
    pin: 'Keep navigation open',
    containsCurrent: 'contains current page',
    find: 'Find in navigation',
    found: (count: number) =>
      `${number('en', count)} ${plural('en', count, { one: 'link found', other: 'links found' })}`,
    nothing: 'No links found',
    all: 'All links are shown',
  },
  {
    he: {
      navigation: 'ניווט',
      close: 'סגירת הניווט',
      pin: 'השארת הניווט פתוח',
      containsCurrent: 'כולל את העמוד הנוכחי',
      find: 'חיפוש בניווט',
      found: (count) =>
        plural('he', count, {
          one: 'נמצא קישור אחד',
          two: 'נמצאו שני קישורים',
          other: `נמצאו ${number('he', count)} קישורים`,
        }),
      nothing: 'לא נמצאו קישורים',
      all: 'כל הקישורים מוצגים',
    },
    ru: {
      navigation: 'Навигация',
      close: 'Закрыть навигацию',
      pin: 'Не сворачивать навигацию',
      containsCurrent: 'содержит текущую страницу',
      find: 'Найти в навигации',
      found: (count) =>
        `${plural('ru', count, { one: 'Найдена', other: 'Найдено' })} ${number('ru', count)} ${plural(
          'ru',
          count,
          {
            one: 'ссылка',
            few: 'ссылки',
            many: 'ссылок',
            other: 'ссылки',
          },
        )}`,
      nothing: 'Ссылок не найдено',
      all: 'Показаны все ссылки',
    },
  },
);
