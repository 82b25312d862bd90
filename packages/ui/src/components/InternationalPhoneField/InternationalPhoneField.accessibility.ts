import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'InternationalPhoneField',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'A combobox and a text field in a group',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    why: 'One named group with two labels. People search for the country, and type or paste the whole number.',
    neighbours: [
      {
        name: 'One text field',
        whyNot: 'people would have to know calling codes. For numbers of one country, use PhoneField.',
      },
      {
        name: 'A list of flags',
        whyNot: 'people who can’t see a flag don’t learn the country, so the list doesn’t show flags.',
      },
      { name: 'A mask', whyNot: 'it moves typed digits, and screen readers lose their place.' },
    ],
  },
  criteria: {
    ...everyField,
    '1.3.5': {
      claim: 'Partially Supports',
      missing: 'the country field doesn’t have an `autocomplete` token yet.',
      how: 'The number field has the `autocomplete` token of a phone number, so that a browser can fill it in.',
      evidence: ['OT-5', 'broken'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Country and number support the keys of their patterns.',
      evidence: ['keys', 'OT-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves from the country to the number, and then out of the group.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The country is before the number, and pasting a number doesn’t move focus.',
      evidence: ['keys', 'OT-5'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'A pasted number with a calling code sets the country, and the change is announced.',
      evidence: ['OT-5'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The group has a name, and both fields have labels.',
      evidence: ['OT-5', 'tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A country set by a calling code is announced once, politely.',
      evidence: ['OT-5', 'X-5'],
    },
  },
  duties: [
    { what: 'A label for the group', askedBy: 'type', by: '`label` of InternationalPhoneField' },
    {
      what: 'An error message for an invalid number',
      askedBy: 'nobody',
      by: '`problem` identifies the error; the host writes the sentence.',
    },
    {
      what: '`defaultCountry` and `priority`, for the countries of most people',
      askedBy: 'nobody',
      by: 'Both are optional.',
    },
  ],
  keyboard: ['InternationalPhoneField', 'ComboBox'],
  tree: 'components-internationalphonefield--ready',
  limitations: [
    {
      what: 'It doesn’t check how many digits a country’s numbers have, only the E.164 maximum of 15.',
    },
    {
      what: 'Mobile numbers don’t identify the country for some countries that share a calling code.',
      workAround: 'select the country manually.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['InternationalPhoneField', 'ComboBox', 'Field'],
  rightToLeft: {
    mirrors: ['labels, the list, and the order of the two fields'],
    doesNot: ['the number, the plus and the calling code'],
  },
  dos: ['Set `error` once focus has left both fields.', 'List the countries of most people first.'],
  donts: [
    'Don’t use it if all numbers are from one country.',
    'Don’t reformat the number while people type.',
  ],
  broken: [
    {
      story: 'checks-broken-choices--phone-without-labels',
      shows: 'A country and a number without their own labels',
    },
    {
      story: 'checks-broken-choices--phone-with-unknown-autocomplete',
      shows: 'A phone number with an unknown autocomplete token',
    },
  ],
  manual: 'never',
};
