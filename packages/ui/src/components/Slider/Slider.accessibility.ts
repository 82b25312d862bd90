import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Slider',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Slider, as a native range, with a number field',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
    why: 'A native range for an approximate value, and a field next to it for an exact value.',
    neighbours: [
      {
        name: 'Custom ARIA slider',
        whyNot: 'touch screen readers have a gesture for a native range, but not for a custom one.',
      },
      {
        name: 'Number field alone',
        whyNot: 'if an approximate value is enough, a thumb is quicker. For exact values, use NumberField.',
      },
      { name: 'Meter or progress bar', whyNot: 'they show a value, but aren’t inputs.' },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'It supports arrow keys, Page Up, Page Down, Home and End; the field accepts a number.',
      evidence: ['keys', 'OT-4'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves from the field to the thumb, and then on.',
      evidence: ['keys'],
    },
    '2.5.1': {
      claim: 'Supports',
      how: 'A press on the track moves the thumb there.',
      evidence: ['targets', 'OT-4'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'Nothing requires dragging: a press on the track, keys and the field do the same.',
      evidence: ['keys', 'OT-4'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Moving the thumb only changes the value.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A native range with name, value, minimum, maximum and the host’s value text.',
      evidence: ['OT-4', 'tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Slider' },
    { what: 'Labels for the ends', askedBy: 'nobody', by: '`endLabels` is optional.' },
    {
      what: 'A value text, if a number alone isn’t meaningful',
      askedBy: 'nobody',
      by: '`formatValue` is optional; without it, the number is read.',
    },
  ],
  keyboard: ['Slider'],
  tree: 'components-slider--in-words',
  limitations: [
    { what: 'It has one thumb, and is always horizontal.' },
    {
      what: 'Without the field (`hasInput={false}`), an exact value is hard to set.',
      workAround: 'keep the field.',
    },
    { what: 'Not tested with touch screen readers.' },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['Slider', 'NumberField', 'Field'],
  rightToLeft: {
    mirrors: ['track, thumb, end labels, label and field: the minimum is on the right'],
    doesNot: ['the number in the field'],
  },
  dos: ['Label the ends.', 'Save in `onChangeEnd`.'],
  donts: [
    'Don’t use it for numbers that must be exact.',
    'Don’t put the value into a live region: the range announces it.',
  ],
  broken: [
    { story: 'checks-broken-slider--untied-label', shows: 'A slider whose label isn’t associated with it' },
  ],
  manual: 'never',
};
