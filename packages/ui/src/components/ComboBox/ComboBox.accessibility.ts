import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'ComboBox',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Combobox with a list box',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/',
    why: 'A text field that filters a list. Focus stays in the field, and `aria-activedescendant` refers to the highlighted option.',
    neighbours: [
      {
        name: 'Select',
        whyNot: 'with more than about 20 options, or options from a server, people have to type.',
      },
      {
        name: 'Search field',
        whyNot: 'it shows results in the page. Here, people select one option.',
      },
      {
        name: 'The browser’s own list (datalist)',
        whyNot: 'it can’t be styled, doesn’t grow with the text size, and uses the browser’s language.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Letters search, Down and Up open the list and move in it, Enter and Tab select, Esc closes.',
      evidence: ['keys'],
    },
    '2.1.2': { claim: 'Supports', how: 'Tab selects and moves on. Esc closes the list.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus never leaves the field while the list is open.',
      evidence: ['keys'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Typing only searches. Enter or Tab selects.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The field exposes its expanded state, its list, and the highlighted and the selected option.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'The number of options, no results, searching and failure are each announced once, politely.',
      evidence: ['X-5'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of ComboBox' },
    {
      what: 'Other terms that find an option, such as a code or a name in another language',
      askedBy: 'nobody',
      by: '`keywords` is optional.',
    },
    {
      what: 'The label of the initial value, if options come from a server',
      askedBy: 'nobody',
      by: 'If it isn’t in `options`, the field is empty.',
    },
    {
      what: 'A search that throws if it fails',
      askedBy: 'nobody',
      by: 'An empty result means “nothing found”.',
    },
  ],
  keyboard: ['ComboBox'],
  tree: 'components-combobox--open',
  limitations: [
    {
      what: 'While the list is open, the rest of the page is hidden from the screen reader cursor.',
      workAround: 'Esc or Tab closes the list.',
    },
    {
      what: 'The buttons that open the list and clear the field aren’t in the Tab order.',
      workAround: 'Down opens the list, and deleting the text clears the field.',
    },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['ComboBox', 'Field'],
  rightToLeft: {
    mirrors: ['text, buttons, the check mark, and the edge that the list is aligned with'],
    doesNot: ['text in another language inside an option'],
  },
  dos: ['Use it for about 20 options or more.', 'Pass `signal` to the request, and throw if it fails.'],
  donts: [
    'Don’t replace the label with a placeholder.',
    'Don’t navigate to another page when an option is selected.',
  ],
  broken: [
    { story: 'checks-broken-choices--combo-box-without-name', shows: 'A combo box without a name' },
    {
      story: 'checks-broken-choices--combo-box-without-state',
      shows: 'A combo box without an expanded state',
    },
  ],
  manual: 'never',
};
