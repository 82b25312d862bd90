import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'ComboBox',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Combobox with a list box',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/',
    why: 'A text field that narrows a list; focus stays in the field, and the marked answer is told by `aria-activedescendant`.',
    neighbours: [
      {
        name: 'Select',
        whyNot: 'with more than twenty answers, or a server that has them, one has to type.',
      },
      {
        name: 'Search field',
        whyNot: 'what is searched there is shown in the page; here one answer is chosen.',
      },
      {
        name: 'The list of the browser (datalist)',
        whyNot: 'it cannot be styled, does not grow with text size, and its words follow the browser.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Letters search, Down and Up open and move, Enter and Tab choose, Esc closes.',
      evidence: ['keys'],
    },
    '2.1.2': { claim: 'Supports', how: 'Tab chooses and goes on; Esc closes.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus never leaves the field while the list is open.',
      evidence: ['keys'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Typing searches and chooses nothing until Enter or Tab.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Whether it is open, its list, the marked and the chosen answer.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'How many answers there are, nothing, searching and failure are each said once, politely.',
      evidence: ['X-5'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of ComboBox' },
    {
      what: 'Other words an answer is found by: code, name in another language',
      askedBy: 'nobody',
      by: '`keywords` may be left out.',
    },
    {
      what: 'The name of the value that is chosen at first, where a server has the answers',
      askedBy: 'nobody',
      by: 'Without it in `options` the field is empty.',
    },
    {
      what: 'A search that throws when it failed',
      askedBy: 'nobody',
      by: 'An empty answer is taken for “nothing found”.',
    },
  ],
  keyboard: ['ComboBox'],
  tree: 'components-combobox--open',
  limitations: [
    {
      what: 'While the list is open the rest of the page is hidden from a reader’s own cursor.',
      workAround: 'Esc or Tab close it.',
    },
    {
      what: 'The buttons that open and clear are no stops of Tab.',
      workAround: 'Down opens, deleting the text clears.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['ComboBox', 'Field'],
  rightToLeft: {
    mirrors: ['words, buttons, the check, and the edge the list is aligned with'],
    doesNot: ['text in another language inside an answer'],
  },
  dos: ['Use it from about twenty answers.', 'Pass `signal` on to the request, and throw when it failed.'],
  donts: [
    'Do not hide the label behind a placeholder.',
    'Do not go to another page when an answer is chosen.',
  ],
  broken: [
    { story: 'checks-broken-choices--combo-box-without-name', shows: 'A combo box without a name' },
    {
      story: 'checks-broken-choices--combo-box-without-state',
      shows: 'A combo box that does not say whether it is open',
    },
  ],
  manual: 'never',
};
