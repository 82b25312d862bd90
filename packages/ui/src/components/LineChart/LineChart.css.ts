import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, border, line } = vars;

/** Height of the plot; fixed, so that a chart of any width stands on the same line as its neighbours. */
export const plotHeight = '7.5rem';

/** A chart of this width drops the labels at the ends of its lines. */
export const narrow = '(inline-size < 20rem)';

/** In print and in forced colours every line has its dash. */
export const withoutColor = 'print, (forced-colors: active)';

/** Of a chart of one series. */
export const readoutHeight = `calc(2 * ${line.small} + ${space[4]})`;

/** Plot, dates and chips, or the table in their place. */
export const bodyHeight = `calc(${space[18]} + ${plotHeight} + ${space[6]} + ${line.caption} + ${space[12]} + ${size.controlRow})`;

/** One of many charts that is far out of view is in the page, and takes its room, but is not laid out nor painted. */
const awayWhenFar = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${size.controlRow} + ${readoutHeight} + ${bodyHeight})`,
  // What stands out of the box: the rings of focus, and the words of a button.
  overflowClipMargin: '3rem',
} as const;

export const chart = style({
  inlineSize: '100%',
  margin: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  '@supports': { '(overflow-clip-margin: 1px)': { selectors: { '&[data-crowded]': awayWhenFar } } },
});

/** Of a chart of several series. One alone asks for no width, which would be a second pass over its styles. */
export const many = style({ containerType: 'inline-size' });

export const caption = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.controlRow,
});

export const heading = style({
  flex: '1 1 0',
  margin: 0,
  fontSize: font.body,
  lineHeight: line.body,
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});

/** What chips and buttons of the head have in common. They are native, as are their states. */
const button = {
  position: 'relative',
  borderStyle: 'solid',
  borderWidth: border.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontFamily: font.family,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing(),
    '&[aria-disabled]': { color: color.textDisabled, borderColor: color.hairline, cursor: 'default' },
  },
} as const;

const buttonInForcedColors = {
  borderColor: 'ButtonText',
  color: 'ButtonText',
  selectors: {
    '&:focus-visible': { outlineColor: 'Highlight' },
    '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
  },
} as const;

export const headButton = style({
  ...button,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.controlRow,
  blockSize: size.controlRow,
  padding: 0,
  borderColor: 'transparent',
  borderRadius: vars.radius.control,
  '@media': { [forcedColors]: buttonInForcedColors },
});

/** Stands above the button and can be gone to with the pointer: nothing is between (WCAG 1.4.13). */
export const hint = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  paddingBlock: space[4],
  paddingInline: space[8],
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontSize: font.caption,
  lineHeight: line.caption,
  cursor: 'default',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** Keeps its height when there are no chips. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: size.controlRow,
  marginBlockStart: space[12],
});

export const chip = style({
  ...button,
  minBlockSize: size.controlRow,
  paddingInline: space[8],
  paddingBlock: space[2],
  borderColor: color.borderControl,
  borderRadius: vars.radius.full,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [forcedColors]: buttonInForcedColors,
    [coarsePointer]: { paddingInline: space[16], fontSize: font.small },
  },
});
