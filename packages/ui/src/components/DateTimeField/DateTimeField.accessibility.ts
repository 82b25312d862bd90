import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { accessibility as dateField } from '../DateField/DateField.accessibility.ts';

export const accessibility: Accessibility = {
  ...dateField,
  name: 'DateTimeField',
  stated: '2026-11-21',
  pattern: {
    ...dateField.pattern,
    why: 'It has the parts of a DateField and the parts of the time. People can select the day in the calendar, and type or step the time.',
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of DateTimeField' },
    {
      what: 'The time zone, if you mean the local time of a place',
      askedBy: 'nobody',
      by: 'Without `timeZone`, it is the browser’s. If the two differ, the name of the time zone is below the field.',
    },
    {
      what: 'What to select instead of a time outside the limits',
      askedBy: 'nobody',
      by: 'The app sets `error`.',
    },
  ],
  keyboard: ['DateField', 'DateTimeField'],
  tree: 'components-datetimefield--ready',
  limitations: [
    { what: 'The calendar selects only the day.', workAround: 'the arrow and page keys step the time.' },
    { what: 'When focus leaves, a skipped time moves forward by the skipped interval.' },
    {
      what: 'A date with its time has five or more tab stops.',
      workAround: 'focus leaves a part when it is full.',
    },
    { what: 'Not tested manually with a screen reader.' },
  ],
  rightToLeft: {
    mirrors: ['label, buttons, messages and calendar; the date is before the time'],
    doesNot: ['the parts of the date, and those of the time'],
  },
  dos: ['Set `timeZone` if you mean the local time of a place.', 'Show the zone if it isn’t the viewer’s.'],
  donts: ['Don’t ask for a time if a day is enough.', 'Don’t force 12 or 24 hours: the language decides.'],
};
