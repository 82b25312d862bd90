import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { accessibility as dateField } from '../DateField/DateField.accessibility.ts';

export const accessibility: Accessibility = {
  ...dateField,
  name: 'DateTimeField',
  stated: '2026-11-21',
  pattern: {
    ...dateField.pattern,
    why: 'The parts of a DateField, and those of the time besides. The calendar chooses the day; the time is typed or stepped.',
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of DateTimeField' },
    {
      what: 'The zone of the place whose clock is meant',
      askedBy: 'nobody',
      by: 'Without `timeZone` it is the browser’s; where the two differ the zone is named under the box.',
    },
    {
      what: 'What to choose instead, for a moment out of bounds',
      askedBy: 'nobody',
      by: 'The host says so in `error`.',
    },
  ],
  keyboard: ['DateField', 'DateTimeField'],
  tree: 'components-datetimefield--ready',
  limitations: [
    { what: 'The calendar chooses the day only.', workAround: 'Up, Down and pages step the time.' },
    { what: 'A time that the clock skips moves on by what is skipped, once focus leaves.' },
    {
      what: 'A date with its time is five or more stops for Tab.',
      workAround: 'a full part hands focus on.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  rightToLeft: {
    mirrors: ['label, buttons, messages and calendar; the date stands before the time'],
    doesNot: ['the parts of the date, and those of the time'],
  },
  dos: ['Give `timeZone` when the clock of a place is meant.', 'Show the zone where it is not the viewer’s.'],
  donts: [
    'Do not ask for a moment where a day is enough.',
    'Do not force 12 or 24 hours: the language says.',
  ],
};
