import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, border, line } = vars;

/** Set by `height`. */
export const heightProperty = '--chart-height';

/** Height of the plot. It is fixed, so that neighboring charts of any width align. */
export const plotHeight = `var(${heightProperty}, 7.5rem)`;

/** A chart of this width drops the labels at the ends of its lines. */
export const narrow = '(inline-size < 20rem)';

/** In print and in forced colors, every line has its dash. */
export const withoutColor = 'print, (forced-colors: active)';

/** The height of the readout of a chart with one series. */
export const readoutHeight = `calc(2 * ${line.small} + ${space[4]})`;

/** The space of the summary: two lines, which is enough for the usual sentences on a phone. */
const summaryHeight = `calc(2 * ${line.small})`;

/** The height of plot, dates and chips, or of the table that replaces them. */
export const bodyHeight = `calc(${space[18]} + ${plotHeight} + ${space[6]} + ${line.caption} + ${space[12]} + ${size.controlRow})`;

/** If a page has many charts, those far out of view keep their space, but aren't laid out or painted. */
const skippedWhenFar = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${size.controlRow} + ${readoutHeight} + ${bodyHeight} + ${space[8]} + ${summaryHeight})`,
  // Leaves room for focus rings and button hints, which are outside the box.
  overflowClipMargin: '3rem',
} as const;

export const chart = style({
  inlineSize: '100%',
  margin: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  '@supports': { '(overflow-clip-margin: 1px)': { selectors: { '&[data-crowded]': skippedWhenFar } } },
});

/** For a chart with several series. One series doesn't need a container, which would cost a second style pass. */
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

/** The common style of chips and head buttons. They are native, as are their states. */
const button = {
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
  position: 'relative',
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

/** Directly above its button, so that the pointer can move onto it (WCAG 1.4.13). */
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

/** Keeps its height without chips. */
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

/** The same height in every state. It is at the end, so that longer sentences don't move the plot. */
export const summary = style({
  position: 'relative',
  minBlockSize: summaryHeight,
  margin: 0,
  marginBlockStart: space[8],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** As tall as plot, dates and chips together, so that nothing moves when the table replaces them. */
export const tableScroller = style({
  blockSize: bodyHeight,
  overflow: 'auto',
  selectors: { '&:focus-visible': focusRing() },
  '@media': { print: { blockSize: 'auto' } },
});

/** The padding leaves space for the focus rings of its buttons. */
export const pager = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], padding: space[4] });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.small,
  lineHeight: line.small,
});

export const tableCaption = style({
  paddingBlock: `${space[8]} ${space[12]}`,
  color: color.textMuted,
  textAlign: 'start',
});

export const tableHead = style({
  paddingInline: 0,
  paddingBlock: space[6],
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  color: color.textMuted,
  fontWeight: font.medium,
  textAlign: 'start',
});

export const tableCell = style({
  paddingInline: 0,
  paddingBlock: space[6],
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  fontWeight: font.regular,
  textAlign: 'start',
});

export const tableAmount = style({
  paddingInlineStart: space[12],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
