import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, space } = vars;

/** On top of a field's `control`, which is made for inputs: this one is a group of parts and buttons. */
export const box = style({
  display: 'flex',
  // With little room or large text the buttons go under the date.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space[2],
  selectors: {
    '&&&': {
      paddingBlock: 0,
      paddingInlineEnd: `calc(${space[4]} - ${border.control})`,
      backgroundColor: color.surface,
    },
    '[data-invalid] &&&': { paddingInlineEnd: `calc(${space[4]} - ${border.error})` },
    '[data-readonly] &&&': { backgroundColor: color.surfaceSunken },
    '[data-disabled] &&&': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
      color: color.textDisabled,
    },
    // The buttons have rings of their own.
    '&:has(span:focus)': focusRing('1px'),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-disabled] &&&': { borderColor: 'GrayText', color: 'GrayText' },
        '&:has(span:focus)': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** They go under the date together. */
export const buttons = style({ display: 'flex', gap: space[2] });

/** Text and not boxes: digits and separators find their order by themselves in right-to-left. */
export const parts = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  // As high as a part: where the parts take two lines, they do not lie over each other.
  lineHeight: `calc(${line.body} + 2 * ${space[4]})`,
  whiteSpace: 'pre-wrap',
  cursor: 'text',
  selectors: { '[data-disabled] &': { cursor: 'default' } },
});

export const part = style({
  paddingBlock: space[4],
  paddingInline: space[4],
  // Closer to a separator than its box, but never over the next part: each has 24 px to itself (WCAG 2.5.8).
  marginInline: '-1px',
  borderRadius: radius.mark,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not([data-type="literal"])': { whiteSpace: 'nowrap' },
    '&:first-child': { marginInlineStart: `calc(-1 * ${space[2]})` },
    '&[data-type="literal"]': { marginInline: 0, paddingInline: 0, color: color.textMuted },
    '&[data-placeholder]': { color: color.textSubtle },
    '&[data-disabled]': { color: 'inherit' },
    '&[data-focused]': { backgroundColor: color.accent, color: color.onAccent },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** A line of its own under the box. */
export const aside = style({
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
