import type { Claims } from './accessibility.ts';

/** What every story of every component is looked at for; a component adds what is its own. */
export const everyStory = {
  '1.4.3': {
    claim: 'Supports',
    how: 'Text has 4.5:1 against its ground in light and dark: axe measures each story, and a test each pair of tokens.',
    evidence: ['axe', 'contrast'],
  },
  '1.4.4': {
    claim: 'Supports',
    how: 'With text of twice the size no text is cut off and nothing leaves the page sideways.',
    evidence: ['text-200'],
  },
  '1.4.10': {
    claim: 'Supports',
    how: 'At 320 px, in English and Hebrew, nothing leaves the page sideways.',
    evidence: ['reflow-320'],
  },
  '1.4.11': {
    claim: 'Supports',
    how: 'Edges, rings and marks have 3:1 by the test of the tokens, and every state is seen in forced colours.',
    evidence: ['contrast', 'forced-colors'],
  },
  '1.4.12': {
    claim: 'Supports',
    how: 'With the spacing of the criterion no text is cut off.',
    evidence: ['text-spacing'],
  },
  '2.4.7': {
    claim: 'Supports',
    how: 'Tab goes through each story, in forced colours too, and each stop is seen.',
    evidence: ['focus', 'forced-colors'],
  },
  '2.5.8': {
    claim: 'Supports',
    how: 'Each target is 24 px or has room around it, and 44 px under a finger.',
    evidence: ['targets'],
  },
} as const satisfies Claims;

/** What holds for every field: each of them stands in the same shell. */
export const everyField = {
  ...everyStory,
  '1.3.1': {
    claim: 'Supports',
    how: 'The label is tied to the control; hint and error describe it, the error first.',
    evidence: ['OT-8', 'tree', 'axe'],
  },
  '1.4.1': {
    claim: 'Supports',
    how: 'An error has an icon and begins with the word for error, besides its colour.',
    evidence: ['OT-8', 'forced-colors'],
  },
  '2.4.6': {
    claim: 'Supports',
    how: 'A label is required by type, also where it is not seen.',
    evidence: ['axe', 'lint', 'broken'],
  },
  '3.3.1': {
    claim: 'Supports',
    how: 'A wrong field is marked as invalid and says what is wrong in words.',
    evidence: ['OT-8', 'tree'],
  },
  '3.3.2': {
    claim: 'Supports',
    how: 'Label and hint stand beside the control; optional fields say so in words.',
    evidence: ['OT-8', 'axe'],
  },
  '3.3.3': {
    claim: 'Supports',
    how: 'The sentence of the error, which the host writes, stands at the field.',
    evidence: ['OT-8'],
  },
} as const satisfies Claims;
