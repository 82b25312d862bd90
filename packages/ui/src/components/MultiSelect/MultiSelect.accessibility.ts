import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'MultiSelect',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Button with a list box of several choices',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    why: 'A button opens a list that stays open while answers are chosen; the chosen ones stand below it as a list of buttons that take them away.',
    neighbours: [
      {
        name: 'Checkboxes',
        whyNot: 'up to seven are a CheckboxGroup, where all are in view; thirty would fill the page.',
      },
      {
        name: 'Combobox with tags in the field',
        whyNot: 'tags inside a text field are neither text nor buttons to readers.',
      },
      {
        name: 'Native select with several choices',
        whyNot: 'it asks for Ctrl with each press, and one press without it forgets the others.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': { claim: 'Supports', how: 'List, search and tags answer to keys.', evidence: ['keys'] },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc empties the search, then closes and returns to the field.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A tag taken away hands focus to the next one, and after the last to the field.',
      evidence: ['keys'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Choosing changes the value and leaves the list open.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A list of several choices with the chosen ones marked; each tag says what it takes away.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': { claim: 'Supports', how: 'How many were found is said once, politely.', evidence: ['X-5'] },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of MultiSelect' },
    { what: 'A label for each answer', askedBy: 'type', by: '`label` of SelectOption' },
    { what: 'How many may be chosen, in the hint', askedBy: 'nobody', by: 'The component knows no limit.' },
  ],
  keyboard: ['MultiSelect'],
  tree: 'components-multiselect--open',
  limitations: [
    { what: 'Read-only, it is a text field that can be read and copied.' },
    {
      what: 'While the list is open the rest of the page is hidden from a reader’s own cursor.',
      workAround: 'Esc closes it.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['MultiSelect', 'Field'],
  rightToLeft: {
    mirrors: ['words, the arrow, boxes and tags'],
    doesNot: ['all keys: answers stand in a column'],
  },
  dos: ['Use it from about eight to thirty answers.', 'Say in the hint how many may be chosen.'],
  donts: ['Do not put buttons into answers: readers reach one of the two, never both.'],
  broken: [
    {
      story: 'checks-broken-choices--multi-select-with-buttons',
      shows: 'A control inside an answer of a list',
    },
  ],
  manual: 'never',
};
