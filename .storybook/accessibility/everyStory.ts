import type { Claim, Claims } from './accessibility.ts';

const supports = (how: string, ...evidence: Claim['evidence']): Claim => ({
  claim: 'Supports',
  how,
  evidence,
});

/** What every story of every component is looked at for; a component adds what is its own. */
export const everyStory = {
  '1.4.3': supports(
    'Text has 4.5:1 against its ground in light and dark: axe measures each story, and a test each pair of tokens.',
    'axe',
    'contrast',
  ),
  '1.4.4': supports(
    'With text of twice the size no text is cut off and nothing leaves the page sideways.',
    'text-200',
  ),
  '1.4.10': supports('At 320 px, in English and Hebrew, nothing leaves the page sideways.', 'reflow-320'),
  '1.4.11': supports(
    'Edges, rings and marks have 3:1 by the test of the tokens, and every state is seen in forced colours.',
    'contrast',
    'forced-colors',
  ),
  '1.4.12': supports('With the spacing of the criterion no text is cut off.', 'text-spacing'),
  '2.4.7': supports(
    'Tab goes through each story, in forced colours too, and each stop is seen.',
    'focus',
    'forced-colors',
  ),
  '2.5.8': supports('Each target is 24 px or has room around it, and 44 px under a finger.', 'targets'),
} as const satisfies Claims;

/** What holds for every field: each of them stands in the same shell. */
export const everyField = {
  ...everyStory,
  '1.3.1': supports(
    'The label is tied to the control; hint and error describe it, the error first.',
    'OT-8',
    'tree',
    'axe',
  ),
  '1.4.1': supports(
    'An error has an icon and begins with the word for error, besides its colour.',
    'OT-8',
    'forced-colors',
  ),
  '2.4.6': supports('A label is required by type, also where it is not seen.', 'axe', 'lint', 'broken'),
  '3.3.1': supports('A wrong field is marked as invalid and says what is wrong in words.', 'OT-8', 'tree'),
  '3.3.2': supports(
    'Label and hint stand beside the control; optional fields say so in words.',
    'OT-8',
    'axe',
  ),
  '3.3.3': supports('The sentence of the error, which the host writes, stands at the field.', 'OT-8'),
} as const satisfies Claims;
