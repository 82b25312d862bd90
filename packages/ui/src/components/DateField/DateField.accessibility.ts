import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DateField',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Spin buttons in a group, with a calendar dialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/examples/datepicker-spinbuttons/',
    why: 'Each part of the date is a spin button, typed or stepped; a button opens a dialog with a grid of days.',
    neighbours: [
      {
        name: 'A text field with a format',
        whyNot: 'people would have to know the order of day and month in this language.',
      },
      {
        name: 'The date field of the browser',
        whyNot: 'its words and order follow the browser and not the page.',
      },
      { name: 'Three selects', whyNot: 'a year in a list of a hundred is slower than four digits.' },
    ],
  },
  criteria: {
    ...everyField,
    '1.3.2': {
      claim: 'Supports',
      how: 'Parts stand in the order of the language, in the page and for Tab.',
      evidence: ['keys', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Digits, arrows, pages, Home and End in the parts and in the calendar.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes through the parts and on; Esc closes the calendar.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The calendar opens at the chosen day and gives focus back to its button.',
      evidence: ['keys'],
    },
    '2.5.7': { claim: 'Supports', how: 'Nothing is dragged.', evidence: ['keys'] },
    '3.2.2': {
      claim: 'Supports',
      how: 'A full part hands focus on, which the pattern allows and the label tells; the value is told when it is whole.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Each part has a name, a value and bounds; each day its full date and state.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of DateField' },
    {
      what: 'What to choose instead, for a date out of bounds',
      askedBy: 'nobody',
      by: 'Bounds close days of the calendar; what is typed may lie outside, and the host says so in `error`.',
    },
  ],
  keyboard: ['DateField'],
  tree: 'components-datefield--open',
  limitations: [
    {
      what: 'A date is three or more stops for Tab.',
      workAround: 'a full part hands focus on; Alt+Down opens the calendar.',
    },
    {
      what: 'The calendar is an `application` for readers, which is react-aria’s choice: their own keys rest inside it.',
      workAround: 'the date can be typed, and the calendar is never needed.',
    },
    { what: 'Days are Gregorian in the value, and shown in the calendar system of the language.' },
    { what: 'Names of parts and days are react-aria’s and the browser’s; languages they lack get English.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['DateField', 'Field'],
  rightToLeft: {
    mirrors: ['label, buttons, hint, error, and the calendar with its arrows'],
    doesNot: ['the parts: 26.03.2026 stands left to right in Hebrew too'],
  },
  dos: ['Say the bounds in the hint.', 'Hold the text as it comes: it is a day without a clock.'],
  donts: [
    'Do not put the text through `new Date()`.',
    'Do not use it for “last week”: that is a SegmentedControl.',
  ],
  broken: [{ story: 'checks-broken-date-field--nameless-part', shows: 'A part of a date without a name' }],
  manual: 'never',
};
