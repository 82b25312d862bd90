import type { Claim, Claims } from './accessibility.ts';

const supports = (how: string, ...evidence: Claim['evidence']): Claim => ({
  claim: 'Supports',
  how,
  evidence,
});

/** The criteria that are checked in every story of every component. A component adds its own. */
export const everyStory = {
  '1.4.3': supports(
    'Text has 4.5:1 against its background in light and dark: axe measures each story, and a test each pair of tokens.',
    'axe',
    'contrast',
  ),
  '1.4.4': supports(
    'At 200 % text size, nothing overflows the page sideways, and what doesn’t fit is whole in a tooltip, with keyboard and pointer.',
    'text-200',
  ),
  '1.4.10': supports('At 320 px, in English and Hebrew, nothing overflows the page sideways.', 'reflow-320'),
  '1.4.11': supports(
    'Borders, rings and marks have 3:1 in the test of the tokens, and every state is visible in forced colors.',
    'contrast',
    'forced-colors',
  ),
  '1.4.12': supports(
    'With the criterion’s text spacing, what doesn’t fit is whole in a tooltip, with keyboard and pointer.',
    'text-spacing',
  ),
  '2.4.7': supports(
    'Tab goes through all of each story, and focus is visible at each stop, in the colors of the page and in forced colors.',
    'focus',
    'forced-colors',
  ),
  '2.5.8': supports(
    'Each target is 24 px, or a circle of 24 px around its center meets no other target. On a touchscreen, controls are 44 px.',
    'targets',
  ),
} as const satisfies Claims;

/** The claims of every field, since all use the same `Field` shell. */
export const everyField = {
  ...everyStory,
  '1.3.1': supports(
    'The label is associated with the control; error and hint describe it, in this order.',
    'OT-8',
    'tree',
    'axe',
  ),
  '1.4.1': supports(
    'In addition to its color, an error has an icon and begins with “Error”.',
    'OT-8',
    'forced-colors',
  ),
  '2.4.6': supports('The types require a label, even if it is hidden.', 'axe', 'lint', 'broken'),
  '3.3.1': supports('An invalid field is marked as invalid and describes the error in text.', 'OT-8', 'tree'),
  '3.3.2': supports(
    'Label and hint are next to the control; optional fields are marked in text.',
    'OT-8',
    'axe',
  ),
  '3.3.3': supports('The error message, which the host writes, is at the field.', 'OT-8'),
} as const satisfies Claims;
