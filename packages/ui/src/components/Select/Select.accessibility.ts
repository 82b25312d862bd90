import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Select',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Button with a list box',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    why: 'A button named by label and value that opens a list box; a native select stands hidden beside it, so that the browser can fill it in.',
    neighbours: [
      {
        name: 'Select-only combobox',
        whyNot: 'touch readers treat a button with a list more evenly; this is react-aria’s choice.',
      },
      {
        name: 'Native select',
        whyNot: 'a second line in an answer is not possible there. For a few plain words it is NativeSelect.',
      },
      { name: 'Menu', whyNot: 'a menu does something; here one of several answers is chosen.' },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'It opens by Enter, Space, Down and Up; letters find an answer, open or closed.',
      evidence: ['keys'],
    },
    '2.1.2': { claim: 'Supports', how: 'Esc closes the list and returns to the field.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus goes to the chosen answer, and back to the field.',
      evidence: ['keys'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name holds the value and the label as they are seen.',
      evidence: ['tree', 'axe'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Choosing changes the value and nothing else, as long as the host does no more on change.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Name, value, whether it is open, and the chosen answer in the list.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Select' },
    { what: 'A label for each answer', askedBy: 'type', by: '`label` of SelectOption' },
    {
      what: 'A second line where the word alone does not tell answers apart',
      askedBy: 'nobody',
      by: '`description` may be left out.',
    },
    {
      what: 'To do nothing on change that moves the person away (WCAG 3.2.2)',
      askedBy: 'nobody',
      by: 'What a host does on change is not seen by the component.',
    },
  ],
  keyboard: ['Select'],
  tree: 'components-select--open',
  limitations: [
    { what: 'It is a button with a list, and not a combobox, to readers.' },
    {
      what: 'Read-only, it is a text field that can be read and copied: a button cannot say that it is read-only.',
    },
    {
      what: 'While the list is open the rest of the page is hidden from a reader’s own cursor.',
      workAround: 'Esc closes it.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Select', 'Field'],
  rightToLeft: {
    mirrors: ['words, the arrow, the check, and the edge the list is aligned with'],
    doesNot: ['Left and Right on the closed field: Right is the next answer in both directions'],
  },
  dos: ['Use it from about four to twenty answers.'],
  donts: [
    'Do not use it for two or three answers: those are radio buttons.',
    'Do not load another page on change.',
  ],
  broken: [
    { story: 'checks-broken-choices--select-without-name', shows: 'A select whose button has only an arrow' },
    { story: 'checks-broken-choices--select-with-stray-option', shows: 'An answer outside of a list' },
  ],
  manual: 'never',
};
