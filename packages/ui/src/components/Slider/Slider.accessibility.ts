import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Slider',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Slider, as a native range, with a number field',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
    why: 'A native range for about how much, and a field beside it for exactly how much.',
    neighbours: [
      {
        name: 'A slider made of ARIA',
        whyNot: 'touch readers have a gesture for a native range and none for a made one.',
      },
      {
        name: 'Number field alone',
        whyNot: 'where about right is enough, a thumb is quicker. Where it is not, that is NumberField.',
      },
      { name: 'Meter or progress bar', whyNot: 'those show and do not ask.' },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Arrows, pages, Home and End; the field takes a number.',
      evidence: ['keys', 'OT-4'],
    },
    '2.1.2': { claim: 'Supports', how: 'Tab goes from the field to the thumb and on.', evidence: ['keys'] },
    '2.5.1': { claim: 'Supports', how: 'A press on the track goes there.', evidence: ['targets', 'OT-4'] },
    '2.5.7': {
      claim: 'Supports',
      how: 'Nothing needs dragging: a press on the track, keys and the field do the same.',
      evidence: ['keys', 'OT-4'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Moving the thumb changes the value and nothing else.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A native range with name, value, bounds and the host’s words for the value.',
      evidence: ['OT-4', 'tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Slider' },
    { what: 'What the ends mean', askedBy: 'nobody', by: '`endLabels` may be left out.' },
    {
      what: 'Words for the value, where a number alone does not tell',
      askedBy: 'nobody',
      by: '`formatValue` may be left out; then the number is read.',
    },
  ],
  keyboard: ['Slider'],
  tree: 'components-slider--in-words',
  limitations: [
    { what: 'It has one thumb, and lies flat.' },
    {
      what: 'Without the field (`hasInput`) an exact value is hard to hit.',
      workAround: 'leave the field in place.',
    },
    { what: 'What a touch reader does with the range was not tried.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Slider', 'NumberField', 'Field'],
  rightToLeft: {
    mirrors: ['track, thumb, words at the ends, label and field: the least is at the right'],
    doesNot: ['the number in the field'],
  },
  dos: ['Say what the ends mean.', 'Save with `onChangeEnd`.'],
  donts: [
    'Do not use it for numbers that must be exact.',
    'Do not put the value into a live region: the range says it.',
  ],
  broken: [{ story: 'checks-broken-slider--untied-label', shows: 'A slider whose label is only near it' }],
  manual: 'never',
};
