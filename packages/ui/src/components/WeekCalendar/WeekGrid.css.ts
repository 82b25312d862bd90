import { createVar, keyframes } from '@vanilla-extract/css';
import { cellRing, coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { dayOff, moreButtonEnd, moreButtonWidth, rowHeight } from './WeekCalendar.css.ts';

const { border, color, font, line, radius, space } = vars;

export const hairline = `${border.hairline} solid ${color.hairline}`;
/** The width of the column of the hours. Those with "AM" and "PM" are wider. */
export const axisWidth = createVar();
/** With a line for each note below the dates. */
const headHeight = `calc(2.25rem + var(--notes, 0) * ${line.caption})`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  vars: { [axisWidth]: '3.25rem' },
  selectors: { '&[data-wide]': { vars: { [axisWidth]: '4.75rem' } } },
});

/** Scrolls focus out from under the days, the all-day events and the hours (WCAG 2.4.11). */
export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${headHeight} + var(--all-day, 0px) + 4px) 4px`,
  scrollPaddingInlineStart: axisWidth,
  // All hours, over the inline height.
  '@media': { print: { maxBlockSize: 'none !important', overflow: 'visible' } },
});

/** How many days there are. */
const days = 'var(--days, 7)';

/** Readable days, or as wide as the paper. A narrower grid scrolls sideways, also at 320 px: it is two-dimensional (WCAG 1.4.10). */
export const grid = style({
  minInlineSize: `calc(${axisWidth} + 5.25rem * ${days})`,
  // An event of 44 px next to the button of an overflow.
  '@media': {
    [coarsePointer]: { minInlineSize: `calc(${axisWidth} + 5.825rem * ${days})` },
    print: { minInlineSize: 0 },
  },
});

export const head = style({
  display: 'flex',
  position: 'sticky',
  zIndex: 4,
  insetBlockStart: 0,
  blockSize: headHeight,
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  backgroundColor: color.surface,
  // Printed once, above the hours.
  '@media': { print: { position: 'static' } },
});

const inside = {
  '&:focus-visible': { ...focusRing('-2px'), zIndex: 1 },
};
const insideForced = {
  [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
};

export const headCell = style({
  position: 'relative',
  flex: '1 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  // The dates of all days are on one line.
  alignContent: 'start',
  alignItems: 'center',
  paddingBlockStart: space[6],
  justifyContent: 'center',
  // 6 px together with the space after the day.
  columnGap: space[2],
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  // Keeps the space after the day in the text: "Wed 18", not "Wed18".
  whiteSpace: 'pre-wrap',
  selectors: {
    ...inside,
    '&[aria-current]': { color: color.accentText, fontWeight: font.medium },
  },
  '@media': insideForced,
});

export const dayNumber = style({
  color: color.text,
  fontSize: font.body,
  lineHeight: '1.5rem',
  fontWeight: font.medium,
  selectors: {
    '[aria-current] > &': {
      display: 'grid',
      placeContent: 'center',
      minInlineSize: '1.5rem',
      blockSize: '1.5rem',
      paddingInline: '2px',
      borderRadius: radius.full,
      backgroundColor: color.accent,
      color: color.onAccent,
    },
  },
  '@media': { [forcedColors]: { selectors: { '[aria-current] > &': { border: '1px solid CanvasText' } } } },
});

/** A date in the second calendar, or the name of a day off. */
export const dayNote = style({
  flexBasis: '100%',
  paddingInline: space[4],
  overflow: 'clip',
  color: color.textMuted,
  fontSize: font.caption,
  fontWeight: font.regular,
  lineHeight: line.caption,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const axisCell = {
  flex: `0 0 ${axisWidth}`,
  insetInlineStart: 0,
  paddingInline: space[8],
  backgroundColor: color.surface,
  direction: 'var(--page)' as 'ltr',
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  // Only if the days scroll sideways: each sticky element costs a layer.
  '@media': { '(max-width: 60rem)': { position: 'sticky', zIndex: 3 } },
} as const;

/** Visually hidden text, without an element of its own. */
const silent = {
  ...axisCell,
  paddingInline: 0,
  overflow: 'clip',
  textIndent: 'calc(100% + 1rem)',
  whiteSpace: 'nowrap',
} as const;

export const corner = style(silent);

/** The time of a half hour. */
export const axis = style(silent);

const hour = { ...axisCell, textAlign: 'center', whiteSpace: 'nowrap' } as const;

/** On the line of its hour. The first hour has no line. */
export const axisHour = style({ ...hour, marginBlockStart: '-0.5rem' });
export const axisTop = style({ ...hour, paddingBlockStart: '1px' });

/** As wide as the times of the hours, regardless of its text. */
export const axisAllDay = style({
  ...hour,
  gridRow: '1 / -1',
  paddingInline: space[2],
  paddingBlockStart: `calc(${space[8]} - 1px)`,
  minInlineSize: 0,
  overflow: 'clip',
});

/** Stacks the columns below its content. */
export const body = style({ position: 'relative', isolation: 'isolate' });

/** The visible columns, so that hundreds of cells need no borders. */
export const columns = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInline: `${axisWidth} 0`,
  display: 'flex',
  pointerEvents: 'none',
});

const column = { flex: '1 0 0', borderInlineStart: hairline } as const;

export const columnOf = {
  workday: style(column),
  weekend: style({ ...column, backgroundColor: color.canvas }),
  /** A day off has stripes, so that color isn't its only sign. */
  off: style({ ...column, ...dayOff }),
};

const row = { display: 'flex', blockSize: rowHeight } as const;

const hourLine = `${border.hairline} solid`;

/** The line above each hour takes no height. The first hour has the border of the days. */
export const rows = {
  hour: style({
    ...row,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: `${axisWidth} 0`,
        borderBlockStart: `${hourLine} ${color.chartGrid}`,
      },
    },
  }),
  other: style(row),
};

// There are hundreds of cells, so only those with events are positioned, which costs a layer.
const cell = {
  flex: '1 0 0',
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  borderInlineStart: `${border.hairline} solid transparent`,
  outline: 'none',
} as const;

const ring = {
  '&:focus-visible': { position: 'relative', zIndex: 2 },
  ...cellRing.selectors,
} as const;

/** A free slot with focus or the pointer shows the action of a press: "+ 11:30". */
const adding = {
  '&:hover': {
    position: 'relative',
    backgroundClip: 'padding-box',
    backgroundColor: color.surfaceHover,
    cursor: 'pointer',
  },
  // Keeps the line of its hour visible.
  [`${rows.hour} > &:hover`]: { borderBlockStart: `${hourLine} transparent` },
  '&:focus-visible': {
    position: 'relative',
    zIndex: 2,
    backgroundClip: 'padding-box',
    backgroundColor: color.surface,
  },
  '&:focus-visible::before, &:hover::before': {
    content: 'var(--time)',
    position: 'absolute',
    insetBlock: 0,
    insetInline: space[8],
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    color: color.accentText,
    fontSize: font.caption,
    lineHeight: line.caption,
    fontWeight: font.medium,
    whiteSpace: 'nowrap',
  },
} as const;

/** A slot with events. They are positioned in it. */
export const withEvents = style({ position: 'relative' });

export const gridCells = {
  plain: style({ ...cell, ...cellRing, selectors: ring }),
  free: style({ ...cell, ...cellRing, selectors: { ...ring, ...adding } }),
};

/** A cell above the hours. Its bars are on the lines that all cells of the row share. */
export const allDayCell = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
});

export const allDay = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: `${axisWidth} repeat(${days}, minmax(0, 1fr))`,
  gridTemplateRows: 'repeat(var(--lanes), auto)',
  paddingBlock: '2px',
  minBlockSize: '2rem',
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  selectors: {
    '&[data-stays]': {
      position: 'sticky',
      zIndex: 3,
      insetBlockStart: headHeight,
      backgroundColor: color.surface,
    },
  },
});

const atNow = {
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: `calc(var(--now) * ${rowHeight})`,
  translate: '0 -50%',
  pointerEvents: 'none',
} as const;

/** The time next to the line: color and shape aren't the only signs of now. */
export const nowTime = style({
  ...atNow,
  insetInlineStart: '2px',
  inlineSize: `calc(${axisWidth} - 4px)`,
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: radius.mark,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const dayWidth = `((100% - ${axisWidth}) / ${days})`;

export const nowDot = style({
  ...atNow,
  zIndex: 2,
  insetInlineStart: `calc(${axisWidth} + ${dayWidth} * var(--day))`,
  inlineSize: `calc(${dayWidth})`,
  borderBlockStart: `2px solid ${color.tooltip}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-5px',
      insetInlineStart: '-4px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: radius.full,
      backgroundColor: color.tooltip,
    },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&::before': { backgroundColor: 'CanvasText' } },
    },
  },
});

/** The button of the events before the first hour or after the last one. */
export const outside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: `max(${vars.size.target}, 1.875rem)`,
  margin: 0,
  paddingBlock: space[4],
  paddingInline: `calc(${axisWidth} + ${space[12]}) ${space[8]}`,
  appearance: 'none',
  border: 0,
  backgroundColor: color.surface,
  color: color.accentText,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-side="before"]': { borderBlockEnd: hairline },
    '&[data-side="after"]': { borderBlockStart: hairline },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Placeholders until the events are loaded. They don't appear in the first 200 ms. */
export const skeletonEvents = style({
  animation: `${appear} 200ms step-end`,
  position: 'absolute',
  insetBlockStart: `calc(4 * ${rowHeight})`,
  insetInline: `${axisWidth} 0`,
  display: 'grid',
  gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))`,
  pointerEvents: 'none',
});

export const skeletonEvent = style({
  paddingInline: '3px 7px',
  paddingBlockStart: `calc(var(--from) * ${rowHeight})`,
});

/** "+2": the button of an overflow, in the last row next to the events in its place. */
export const moreButton = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 'auto',
  insetBlockStart: `calc(var(--from, 0) * ${rowHeight})`,
  insetInlineEnd: moreButtonEnd,
  minInlineSize: moreButtonWidth,
  blockSize: rowHeight,
  padding: '0 3px',
  border: 0,
  borderRadius: radius.event,
  backgroundColor: 'transparent',
  color: color.warningText,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  cursor: 'pointer',
  selectors: {
    // Smaller than the target, which is as high as the row (WCAG 2.5.8).
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '2px 1px',
      border: `1px solid ${color.warningBorder}`,
      borderRadius: radius.event,
      backgroundColor: color.warningSoft,
    },
    '&:hover::before': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { borderColor: 'ButtonText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
