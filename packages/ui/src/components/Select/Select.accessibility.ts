import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Select',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Button with a list box',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    why: 'A button named by label and value opens a list box. A hidden native select next to it lets the browser fill in the field.',
    neighbours: [
      {
        name: 'Select-only combobox',
        whyNot:
          'touch screen readers handle a button with a list more consistently; this is react-aria’s choice.',
      },
      {
        name: 'Native select',
        whyNot: 'its options can’t have a second line. For a few plain options, use NativeSelect.',
      },
      { name: 'Menu', whyNot: 'a menu runs an action; here people select one of several options.' },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter, Space, Down and Up open it; letters find an option, whether it is open or closed.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc closes the list and returns focus to the field.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus moves to the selected option, and back to the field.',
      evidence: ['keys'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name contains the visible value and label.',
      evidence: ['tree', 'axe'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Selecting an option only changes the value, unless the host does more on change.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button has a name, a value and `aria-expanded`; the list marks the selected option.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Select' },
    { what: 'A label for each option', askedBy: 'type', by: '`label` of SelectOption' },
    {
      what: 'A second line if the labels alone don’t distinguish the options',
      askedBy: 'nobody',
      by: '`description` is optional.',
    },
    {
      what: 'No change of context on change (WCAG 3.2.2)',
      askedBy: 'nobody',
      by: 'The component can’t see what a host does on change.',
    },
  ],
  keyboard: ['Select'],
  tree: 'components-select--open',
  limitations: [
    { what: 'Screen readers announce a button with a list, not a combobox.' },
    {
      what: 'If it is read-only, it is a text field, whose text people can read and copy: a button can’t have a read-only state.',
    },
    {
      what: 'While the list is open, the virtual cursor of a screen reader can’t reach the rest of the page.',
      workAround: 'Esc closes it.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['Select', 'Field'],
  rightToLeft: {
    mirrors: ['text, arrow, check mark, and the edge the list is aligned with'],
    doesNot: ['Left and Right on the closed field: Right selects the next option in both directions'],
  },
  dos: ['Use it for about 4 to 20 options.'],
  donts: ['Don’t use it for two or three options: use radio buttons.', 'Don’t load another page on change.'],
  broken: [
    { story: 'checks-broken-choices--select-without-name', shows: 'A select whose button has only an arrow' },
    { story: 'checks-broken-choices--select-with-stray-option', shows: 'An option outside a list' },
  ],
  manual: 'never',
};
