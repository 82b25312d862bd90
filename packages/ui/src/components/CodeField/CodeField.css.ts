import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, radius, size, space } = vars;

/** The width of a digit with its gap: a touch target, or less if the container is narrow. */
const digit = 'min(2.75rem, 100cqi / var(--console-code-digits))';
const gap = space[4];

/** Clips the room after the last digit, but not the focus ring. */
export const box = style({ containerType: 'inline-size', overflow: 'clip', overflowClipMargin: '8px' });

/** Also left to right in right-to-left pages, like every number, but at the start of the line. */
export const cells = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  columnGap: gap,
  inlineSize: `calc(${digit} * var(--console-code-digits) - ${gap})`,
  blockSize: size.control,
  borderRadius: radius.control,
  direction: 'ltr',
  selectors: { '&:has(input:focus)': focusRing('3px') },
  '@media': { [forcedColors]: { selectors: { '&:has(input:focus)': { outlineColor: 'Highlight' } } } },
});

export const cell = style({
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: `min(${radius.control}, ${radius.card})`,
  backgroundColor: color.surface,
  selectors: {
    '[data-invalid] &': { borderWidth: border.error, borderColor: color.danger },
    '[data-readonly] &': { backgroundColor: color.surfaceSunken },
    '[data-disabled] &': { borderColor: color.hairline, backgroundColor: color.surfaceSunken },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'FieldText',
      selectors: { '[data-disabled] &': { borderColor: 'GrayText' } },
    },
  },
});

/** Lies over the boxes. The space between its digits puts each in the middle of a box. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // Room for the space after the last digit, so that the text never scrolls. It lies outside of the boxes.
  inlineSize: `calc(100% + ${gap} + ${digit})`,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `calc((${digit} - ${gap} - 1ch) / 2) 0`,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: color.text,
  // All digits have the width of `1ch`, which they don't have in every proportional font.
  fontFamily: 'ui-monospace, monospace',
  fontSize: `min(1.25rem, ${digit} * 0.6)`,
  letterSpacing: `calc(${digit} - 1ch)`,
  selectors: { '&:disabled': { color: color.textDisabled } },
  '@media': { [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});
