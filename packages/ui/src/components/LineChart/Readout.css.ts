import { keyframes } from '@vanilla-extract/css';
import { forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { plotHeight, readoutHeight } from './LineChart.css.ts';

const { color, space, font, line } = vars;

/**
 * Keeps the space after a word, although each part has its own box. Without it, a screen reader that reads the line
 * reads "Total6164%".
 */
const withSpace = { whiteSpace: 'pre-wrap' } as const;

/** On one line: a box of one pixel would otherwise have a line for each word, which takes long to lay out. */
export const hidden = style({ ...visuallyHidden, whiteSpace: 'pre' });

/**
 * The same height for one or two lines next to the total, so that reading a date doesn't move anything. The text next
 * to the total wraps below it if there isn't enough room.
 */
export const readout = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space[12],
  rowGap: space[2],
  minBlockSize: readoutHeight,
  margin: 0,
});

export const figure = style({
  ...withSpace,
  // In charts next to each other, totals of one to three digits leave the same room, so that the charts are level.
  minInlineSize: '3ch',
  // Compensates for the trailing space, so that the text next to it doesn't move.
  marginInlineEnd: '-0.25em',
  fontSize: font.figure,
  lineHeight: line.figure,
  fontWeight: font.medium,
  letterSpacing: font.trackingFigure,
  fontVariantNumeric: 'tabular-nums',
});

export const figureSkeleton = style({ display: 'grid', alignContent: 'center', blockSize: line.figure });

export const detail = style({
  flex: '1 1 14.5rem',
  minBlockSize: line.small,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

/** While a date is read, the hidden comparison keeps its space, so that nothing below moves. */
export const stacked = style({ display: 'grid' });

const bottom = { gridArea: '1 / 1', alignSelf: 'end' } as const;

export const readingText = style(bottom);

export const hiddenComparison = style({ ...bottom, visibility: 'hidden' });

/** The arrow is in the first line of the text. */
globalStyle(`${detail} svg`, {
  display: 'inline-block',
  marginInlineEnd: space[6],
  verticalAlign: '-0.125em',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[16]}`,
});

/** On its own line, because a longer date must not move the series. */
export const legendDate = style({
  flexBasis: '100%',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  fontSize: font.small,
  lineHeight: line.small,
  textUnderlineOffset: '0.25em',
  // The series that is read is underlined, since color alone is not enough.
  selectors: { '&[data-current]': { textDecoration: 'underline' } },
});

export const legendValue = style({ fontWeight: font.medium, fontVariantNumeric: 'tabular-nums' });

/** The plot without points: the same space, including the dates. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'content-box',
  blockSize: plotHeight,
  paddingBlock: `${space[18]} calc(${space[6]} + ${line.caption})`,
});

export const rule = style({
  blockSize: vars.border.hairline,
  backgroundColor: color.chartGrid,
  '@media': { [forcedColors]: { backgroundColor: 'GrayText' } },
});

/** On the middle grid line, which is interrupted around it. */
export const message = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[18]} + ${plotHeight} / 2)`,
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  margin: 0,
  paddingInline: space[12],
  backgroundColor: color.surface,
  color: color.textMuted,
  textAlign: 'center',
  transform: 'translate(-50%, -50%)',
  selectors: { '&:dir(rtl)': { transform: 'translate(50%, -50%)' } },
});

export const messageTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  margin: 0,
  color: color.dangerText,
  fontWeight: font.medium,
});

export const messageDetail = style({ margin: 0, fontSize: font.small, lineHeight: line.small });

export const stale = style({ color: color.warningText, fontSize: font.small, lineHeight: line.small });

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Appears after 200 ms, so that points that load faster don't show a skeleton. */
export const skeleton = style({ animation: `${appear} 200ms step-end` });

export const chipSkeleton = style({
  inlineSize: '7.5rem',
  blockSize: vars.size.controlRow,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceHover,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid GrayText` } },
});
