import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, value: number) => value.toLocaleString(locale);

const english = (count: number) =>
  `${number('en', count)} ${plural('en', count, { one: 'character', other: 'characters' })}`;
const hebrew = (count: number) => (count === 1 ? 'תו אחד' : `${number('he', count)} תווים`);
const russian = (count: number) =>
  `${number('ru', count)} ${plural('ru', count, { one: 'символ', few: 'символа', many: 'символов', other: 'символов' })}`;

export const useStrings = defineStrings(
  'TextArea',
  {
    limit: (count: number) => `At most ${english(count)}`,
    left: (count: number) => `${english(count)} left`,
    over: (count: number) => `${english(count)} too many`,
  },
  {
    he: {
      limit: (count) => `עד ${hebrew(count)}`,
      left: (count) => (count === 1 ? 'נותר תו אחד' : `נותרו ${hebrew(count)}`),
      over: (count) => `חריגה של ${hebrew(count)}`,
    },
    ru: {
      limit: (count) =>
        `Не более ${number('ru', count)} ${plural('ru', count, { one: 'символа', other: 'символов' })}`,
      left: (count) => `${plural('ru', count, { one: 'Остался', other: 'Осталось' })} ${russian(count)}`,
      over: (count) => `Лишнее: ${russian(count)}`,
    },
  },
);
