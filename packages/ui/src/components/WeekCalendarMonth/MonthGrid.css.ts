import { cellRing, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { dayOff } from '../WeekCalendar/index.ts';

const { border, color, font, line, radius, size, space } = vars;

const hairline = `${border.hairline} solid ${color.hairline}`;
/** The height of an event. */
const eventHeight = `max(${size.target}, 1.5rem)`;

/** As high as the calendar. It scrolls if the fewest lines don't fit. */
export const frame = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  blockSize: 'var(--height)',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  selectors: { '&[data-narrow]': { blockSize: 'auto', maxBlockSize: 'var(--height)' } },
  '@media': { print: { blockSize: 'auto !important', maxBlockSize: 'none !important', overflow: 'visible' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateRows: 'auto repeat(var(--weeks), minmax(min-content, 1fr))',
  minBlockSize: '100%',
});

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const head = style({
  ...columns,
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: 0,
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  backgroundColor: color.surface,
  '@media': { print: { position: 'static' } },
});

export const headCell = style({
  paddingBlock: space[4],
  direction: 'var(--page)' as 'ltr',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  textAlign: 'center',
});

/** Its days share the lines, so that a bar is on the same line in all of its days. */
export const week = style({
  ...columns,
  gridTemplateRows: `auto repeat(var(--lines), ${eventHeight}) minmax(2px, 1fr)`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const cell = style({
  ...cellRing,
  display: 'grid',
  position: 'relative',
  gridRow: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: hairline },
    '&[data-weekend]': { backgroundColor: color.canvas },
    '&[data-off]': dayOff,
    '&:hover': { backgroundColor: color.surfaceHover },
    ...cellRing.selectors,
  },
});

/** The number of the day, and its notes. */
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: space[4],
  minInlineSize: 0,
  paddingBlock: '2px',
  paddingInline: space[4],
  selectors: { '[data-narrow] &': { flexDirection: 'column', paddingInline: '1px' } },
});

export const day = style({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.full,
  appearance: 'none',
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.medium,
  cursor: 'pointer',
  selectors: {
    '[data-outside] &': { color: color.textMuted, fontWeight: font.regular },
    '[aria-current] &': { backgroundColor: color.accent, color: color.onAccent },
    '&::before': { content: 'attr(data-text)' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing('-2px'),
    '[aria-current] &:focus-visible': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      // Only today has an edge: forced colors make transparent ones visible.
      borderColor: 'Canvas',
      selectors: {
        '[aria-current] &': { borderColor: 'CanvasText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

const noteStyle = {
  minInlineSize: 0,
  maxInlineSize: '100%',
  unicodeBidi: 'plaintext',
  overflow: 'clip',
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: 'attr(data-text)' },
    // A ground on the stripes.
    '[data-off] &': { borderRadius: radius.mark, backgroundColor: color.canvas, color: color.text },
    // On several lines. A word that is longer than the day is cut: a line of one letter can't be read.
    '[data-narrow] &': { textAlign: 'center', hyphens: 'auto', whiteSpace: 'normal' },
  },
} as const;

export const note = style(noteStyle);

/** On a line of its own. */
export const dayOffName = style({
  ...noteStyle,
  inlineSize: '100%',
  paddingInline: space[2],
  selectors: {
    ...noteStyle.selectors,
    '[data-narrow] &': { ...noteStyle.selectors['[data-narrow] &'], paddingInline: 0 },
  },
});

/** Over its days. A gap stays free between two of them. */
export const event = style({
  selectors: {
    '&&': {
      position: 'relative',
      zIndex: 1,
      gridRow: 'calc(var(--lane) + 2)',
      inlineSize: 'calc(100% * var(--span) - 4px)',
      marginInlineStart: '2px',
      blockSize: eventHeight,
    },
  },
});

export const title = style({
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-tone="cancelled"] > &': { textDecoration: 'line-through' } },
});
globalStyle(`${title} > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.125rem',
  marginInlineEnd: '2px',
});

export const time = style({
  unicodeBidi: 'isolate',
  marginInlineEnd: space[4],
  color: color.textMuted,
  selectors: { '&::before': { content: 'attr(data-text)' } },
});

/** On the last line of its day. */
export const more = style({
  gridRow: 'calc(var(--lines) + 1)',
  justifySelf: 'start',
  zIndex: 1,
  maxInlineSize: 'calc(100% - 4px)',
  minInlineSize: size.target,
  marginInlineStart: '2px',
  paddingBlock: 0,
  paddingInline: space[8],
  overflow: 'clip',
  appearance: 'none',
  border: 0,
  borderRadius: radius.event,
  backgroundColor: 'transparent',
  color: color.accentText,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing('-2px'),
    // A number on a phone.
    '[data-narrow] &': {
      justifySelf: 'center',
      border: `1px solid ${color.borderControl}`,
      borderRadius: radius.full,
      backgroundColor: color.surface,
      textAlign: 'center',
    },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const waiting = style({ gridRow: 2, paddingInline: space[8], pointerEvents: 'none' });
