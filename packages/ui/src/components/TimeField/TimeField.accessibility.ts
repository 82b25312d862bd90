import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TimeField',
  kind: 'composite',
  stated: '2026-11-26',
  pattern: {
    name: 'Spin buttons in a group',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
    why: 'The hour, the minute and AM or PM are spin buttons, in which people type or step.',
    neighbours: [
      {
        name: 'A text field with a format',
        whyNot: 'people would have to know whether the page wants 4:30 PM or 16:30.',
      },
      {
        name: 'The browser’s own time field',
        whyNot: 'its language and its 12 or 24 hours follow the browser, not the page.',
      },
      { name: 'A list of times', whyNot: 'a list of all quarter hours is slower than typing four digits.' },
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
      how: 'Digits, arrow keys, Backspace and Tab work in the parts.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves through the parts and then leaves the field.',
      evidence: ['keys'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'When a part is full, focus moves to the next part, which is usual for this pattern.',
      evidence: ['keys'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The error of an incomplete time or one outside the limits says what to enter.',
      evidence: ['OT-8', 'tree'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Each part has a name, a value and limits.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [{ what: 'A label', askedBy: 'type', by: '`label` of TimeField' }],
  keyboard: ['TimeField'],
  tree: 'components-timefield--ready',
  limitations: [
    { what: 'A time has two or three tab stops.', workAround: 'focus leaves a part when it is full.' },
    { what: 'React Aria and the browser name parts, in English if they lack a language.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['DateField', 'TimeField', 'Field'],
  rightToLeft: {
    mirrors: ['label, clear button, hint and error'],
    doesNot: ['the parts: 16:30 is also left to right in Hebrew'],
  },
  dos: ['State the limits in the hint.'],
  donts: ['Don’t force 12 or 24 hours: the language decides.', 'Don’t use it for a duration.'],
  broken: [{ story: 'checks-broken-date-field--nameless-part', shows: 'A part of a date without a name' }],
  manual: 'never',
};
