import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'InternationalPhoneField',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'A combobox and a text field in a group',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    why: 'One named group with two labels: the country is searched, the number is typed or pasted whole.',
    neighbours: [
      {
        name: 'One text field',
        whyNot: 'people would have to know calling codes. For numbers of one country it is PhoneField.',
      },
      {
        name: 'A list of flags',
        whyNot: 'flags name no country to those who do not see them; here there are none.',
      },
      { name: 'A mask', whyNot: 'it moves what is typed, and readers lose their place.' },
    ],
  },
  criteria: {
    ...everyField,
    '1.3.5': {
      claim: 'Partially supports',
      missing: 'the field of the country does not say its purpose yet.',
      how: 'The number says that it is a telephone number, so that a browser can fill it in.',
      evidence: ['OT-5', 'broken'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Country and number answer to the keys of their patterns.',
      evidence: ['keys', 'OT-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes from the country to the number and on.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Country, then number; a pasted number moves no focus.',
      evidence: ['keys', 'OT-5'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'A whole number that is pasted sets the country, and that is said.',
      evidence: ['OT-5'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A group with a name, and a label for each of the two.',
      evidence: ['OT-5', 'tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'The country that was set is said once, politely.',
      evidence: ['OT-5', 'X-5'],
    },
  },
  duties: [
    { what: 'A label for the group', askedBy: 'type', by: '`label` of InternationalPhoneField' },
    {
      what: 'What is wrong with the number, in words',
      askedBy: 'nobody',
      by: '`problem` tells which fault it is; the sentence is the host’s.',
    },
    {
      what: '`defaultCountry` and `priority`, for the countries of most people',
      askedBy: 'nobody',
      by: 'Both may be left out.',
    },
  ],
  keyboard: ['InternationalPhoneField', 'ComboBox'],
  tree: 'components-internationalphonefield--ready',
  limitations: [
    { what: 'How many digits the numbers of a country have is not checked, only the 15 of E.164.' },
    {
      what: 'Some countries that share a calling code cannot be told apart by mobile numbers.',
      workAround: 'choose the country by hand.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['InternationalPhoneField', 'ComboBox', 'Field'],
  rightToLeft: {
    mirrors: ['labels, the list, and the order of the two fields'],
    doesNot: ['the number, the plus and its calling code'],
  },
  dos: [
    'Say in `error` what is wrong once both fields were left.',
    'Name first the countries of most people.',
  ],
  donts: [
    'Do not use it where all numbers are of one country.',
    'Do not rewrite the number while it is typed.',
  ],
  broken: [
    {
      story: 'checks-broken-choices--phone-without-labels',
      shows: 'A country and a number without labels of their own',
    },
    {
      story: 'checks-broken-choices--phone-with-unknown-autocomplete',
      shows: 'A phone number that asks the browser for something unknown',
    },
  ],
  manual: 'never',
};
