import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'MultiSelect',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Button with a multi-select list box',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    why: 'A button opens a list that stays open while people select options. The selected options are listed below it, each with a button that removes it.',
    neighbours: [
      {
        name: 'Checkboxes',
        whyNot: 'CheckboxGroup shows up to seven options at once; thirty would fill the page.',
      },
      {
        name: 'Combobox with tags in the field',
        whyNot: 'screen readers treat tags inside a text field neither as text nor as buttons.',
      },
      {
        name: 'Native select with multiple selection',
        whyNot: 'it requires Ctrl for each click, and one click without Ctrl deselects the others.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'List, search and tags work with the keyboard.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc clears the search, then closes the list and returns focus to the field.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'After a tag is removed, focus moves to another tag, or to the field if none is left.',
      evidence: ['keys'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Selecting an option changes the value and leaves the list open.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The list has `aria-multiselectable`, and its selected options are marked; the button of each tag names its option.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'The number of search results is announced once, politely.',
      evidence: ['X-5'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of MultiSelect' },
    { what: 'A label for each option', askedBy: 'type', by: '`label` of SelectOption' },
    {
      what: 'The maximum number of selected options, in the hint',
      askedBy: 'nobody',
      by: 'The component doesn’t have a limit.',
    },
  ],
  keyboard: ['MultiSelect'],
  tree: 'components-multiselect--open',
  limitations: [
    { what: 'If it is read-only, it is a text field, whose text people can read and copy.' },
    {
      what: 'While the list is open, the virtual cursor of a screen reader can’t reach the rest of the page.',
      workAround: 'Esc closes it.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['MultiSelect', 'Field'],
  rightToLeft: {
    mirrors: ['text, arrow, boxes and tags'],
    doesNot: ['all keys: options are in a column'],
  },
  dos: ['Use it for about 8 to 30 options.', 'State the maximum number of selected options in the hint.'],
  donts: ['Don’t put buttons into options: screen readers reach one of the two, never both.'],
  broken: [
    {
      story: 'checks-broken-choices--multi-select-with-buttons',
      shows: 'A control inside an option of a list',
    },
  ],
  manual: 'never',
};
