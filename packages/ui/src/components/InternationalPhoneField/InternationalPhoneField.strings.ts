// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'InternationalPhoneField',
  () => ({
    country: 'Country',
    number: 'Number',
    taken: (country: string) => `Country: ${isolate(country)}`,
  }),
  {
    he: () => ({ country: 'מדינה', number: 'מספר', taken: (country) => `מדינה: ${isolate(country, 'rtl')}` }),
    ru: () => ({ country: 'Страна', number: 'Номер', taken: (country) => `Страна: ${isolate(country)}` }),
  },
);
