import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DateField',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Spin buttons in a group, with a calendar dialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/examples/datepicker-spinbuttons/',
    why: 'Each part of the date is a spin button, in which people type or step. A button opens a dialog with a grid of days.',
    neighbours: [
      {
        name: 'A text field with a format',
        whyNot: 'people would have to know the order of day and month in this language.',
      },
      {
        name: 'The browser’s own date field',
        whyNot: 'its language and order follow the browser, not the page.',
      },
      { name: 'Three selects', whyNot: 'a list of 100 years is slower than typing four digits.' },
    ],
  },
  criteria: {
    ...everyField,
    '1.3.2': {
      claim: 'Supports',
      how: 'Parts are in the order of the language, both visually and in the Tab order.',
      evidence: ['keys', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Digits, arrow keys, Page Up, Page Down, Home and End work in the parts, and the movement keys also in the calendar.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves through the parts and then leaves the field. Esc closes the calendar.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The calendar opens at the selected day and returns focus to its button.',
      evidence: ['keys'],
    },
    '2.5.7': { claim: 'Supports', how: 'Nothing requires dragging.', evidence: ['keys'] },
    '3.2.2': {
      claim: 'Supports',
      how: 'When a part is full, focus moves to the next part, which is usual for this pattern. The app gets complete dates only.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Each part has a name, a value and limits. Each day has its full date and state.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of DateField' },
    {
      what: 'What to select instead of a date outside the limits',
      askedBy: 'nobody',
      by: 'The limits disable days in the calendar, but people can still type a date outside them. Set `error` then.',
    },
  ],
  keyboard: ['DateField'],
  tree: 'components-datefield--open',
  limitations: [
    {
      what: 'A date has three or more tab stops.',
      workAround: 'focus leaves a part when it is full; Alt+Down opens the calendar.',
    },
    {
      what: 'React Aria gives the calendar the role `application`, so screen reader commands don’t work in it.',
      workAround: 'people can type the date instead of using the calendar.',
    },
    { what: 'The value is a Gregorian date; the field shows it in the calendar system of the language.' },
    { what: 'React Aria and the browser name parts and days, in English if they lack a language.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['DateField', 'Field'],
  rightToLeft: {
    mirrors: ['label, buttons, hint, error, and the calendar with its arrows'],
    doesNot: ['the parts: 26.03.2026 is also left to right in Hebrew'],
  },
  dos: ['State the limits in the hint.', 'Store the value as a string: it is a day without a time.'],
  donts: ['Don’t pass the value to `new Date()`.', 'Don’t use it for “last week”: use a SegmentedControl.'],
  broken: [{ story: 'checks-broken-date-field--nameless-part', shows: 'A part of a date without a name' }],
  manual: 'never',
};
