import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { accessibility as dateField } from '../DateField/DateField.accessibility.ts';

export const accessibility: Accessibility = {
  ...dateField,
  name: 'DateRangeField',
  stated: '2026-11-26',
  pattern: {
    ...dateField.pattern,
    why: 'It has the parts of two dates in one group. A button opens a dialog with one grid of days, in which people select the first and the last day.',
    neighbours: [
      {
        name: 'Two date fields',
        whyNot: 'two calendars couldn’t show the days between them, and each field would have its own error.',
      },
      ...dateField.pattern.neighbours,
    ],
  },
  criteria: {
    ...dateField.criteria,
    '2.4.3': {
      claim: 'Supports',
      how: 'The calendar opens at the first day, stays open until the last day is selected, and returns focus to its button.',
      evidence: ['keys'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The error of a missing date, of an end before the start or of a date outside the limits says what to enter.',
      evidence: ['OT-8', 'tree'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of DateRangeField' },
    {
      what: 'Errors for rules of your own',
      askedBy: 'nobody',
      by: 'The field knows the limits, but not, for example, the longest stay.',
    },
  ],
  keyboard: ['DateField', 'DateRangeField'],
  tree: 'components-daterangefield--ready',
  limitations: [
    {
      what: 'Two dates have six or more tab stops.',
      workAround: 'focus leaves a part when it is full; Alt+Down opens the calendar.',
    },
    {
      what: 'React Aria gives the calendar the role `application`, so screen reader commands don’t work in it.',
      workAround: 'people can type the dates instead of using the calendar.',
    },
    {
      what: 'The dash between the dates isn’t announced; the parts have “Start Date” or “End Date” in their names.',
    },
    { what: 'React Aria and the browser name parts and days, in English if they lack a language.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['DateField', 'DateRangeField', 'Field'],
  rightToLeft: {
    mirrors: ['label, the order of the dates, buttons, hint, error, and the calendar with its arrows'],
    doesNot: ['the parts of each date'],
  },
  dos: ['State the limits in the hint.', 'Offer common periods as buttons next to it.'],
  donts: ['Don’t use it for two dates that are independent.', 'Don’t pass the values to `new Date()`.'],
};
