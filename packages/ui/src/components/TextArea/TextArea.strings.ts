// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TextArea',
  (locale) => ({
    limit: (count: number) =>
      `Up to ${number(locale, count)} ${plural('en', count, { one: 'character', other: 'characters' })}`,
    left: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'character', other: 'characters' })} left`,
    over: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'character', other: 'characters' })} too many`,
  }),
  {
    he: (locale) => ({
      limit: (count) =>
        `עד ${plural('he', count, { one: 'תו אחד', two: 'שני תווים', other: `${number(locale, count)} תווים` })}`,
      left: (count) =>
        plural('he', count, {
          one: 'נותר תו אחד',
          two: 'נותרו שני תווים',
          other: `נותרו ${number(locale, count)} תווים`,
        }),
      over: (count) =>
        `חריגה של ${plural('he', count, { one: 'תו אחד', two: 'שני תווים', other: `${number(locale, count)} תווים` })}`,
    }),
    ru: (locale) => ({
      limit: (count) =>
        `Не более ${number(locale, count)} ${plural('ru', count, { few: 'символов', many: 'символов', other: 'символа' })}`,
      left: (count) =>
        plural('ru', count, {
          one: `Остался ${number(locale, count)} символ`,
          many: `Осталось ${number(locale, count)} символов`,
          other: `Осталось ${number(locale, count)} символа`,
        }),
      over: (count) => `Лишних символов: ${number(locale, count)}`,
    }),
  },
);
