import { coarsePointer, forcedColors, insideButton, insideButtonStates, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

export const whole = style({ minInlineSize: 0 });

export const input = style({ fontVariantNumeric: 'tabular-nums' });

const room = `calc(${space[8]} + 2 * ${size.controlRow})`;

/** The buttons are at the end in the page's direction, although the number itself is left to right. */
export const withSteppers = style({
  selectors: {
    '&&': { paddingInlineEnd: room },
    ':dir(rtl) > &&[dir="ltr"]': { paddingInlineStart: room, paddingInlineEnd: space[12] },
  },
});

export const steppers = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  display: 'flex',
  '@media': { [coarsePointer]: { insetInlineEnd: 0 } },
});

export const stepper = style({
  ...insideButton,
  selectors: {
    ...insideButtonStates,
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: { color: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
