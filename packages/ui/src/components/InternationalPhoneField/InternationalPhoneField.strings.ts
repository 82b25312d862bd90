import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'InternationalPhoneField',
  {
    country: 'Country',
    number: 'Number',
    taken: (country: string) => `Country: ${country}`,
  },
  {
    he: { country: 'מדינה', number: 'מספר', taken: (country) => `מדינה: ${country}` },
    ru: { country: 'Страна', number: 'Номер', taken: (country) => `Страна: ${country}` },
  },
);
