import { coarsePointer, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { checkCell, scroll, stickyHead, unstacked } from '../DataTable/index.ts';

const { border, color, font, line, radius, size, space } = vars;

/** Where a pinned column sticks, with its position after it. Set on the scroll container when it has been measured. */
export const pinProperty = '--console-table-pin-';
/** The width of all pinned columns. Set at the same place. */
export const pinsProperty = '--console-table-pins';

/** How many columns can stay in view. Further ones are at the start, but scroll. */
const mostPinned = 8;

/** A rule for a table whose rows aren't stacked, and for a grid. */
function inTable(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(`[data-part="data-table"] ${selector}`, { '@container': { [unstacked]: rule } });
  globalStyle(`[data-part="data-grid"] ${selector}`, rule);
}

/** Room for the line to drag, wider than its target. */
const target = { mouse: size.target, touch: '2.75rem' };

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.mouse,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  // In stacked rows, until the script removes it.
  visibility: 'hidden',
  '@media': { [coarsePointer]: { inlineSize: target.touch } },
});

export const mark = style({
  inlineSize: '2px',
  blockSize: '1rem',
  borderRadius: radius.full,
  backgroundColor: color.borderStrong,
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    [`${handle}:hover > &`]: { backgroundColor: color.accent },
    [`${handle}[data-dragged] > &`]: { backgroundColor: color.accent, blockSize: '100%' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forcedColors]: {
      backgroundColor: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        [`${handle}:hover > &, ${handle}[data-dragged] > &`]: { backgroundColor: 'Highlight' },
      },
    },
  },
});

/** Invisible. The handle shows its focus, and takes the pointer, which would otherwise jump to a value. */
export const handleInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '[data-part="data-grid"] &': { display: 'none' } },
});

globalStyle(`${handle}:has(> :focus-visible)`, {
  ...focusRing('-2px'),
  borderRadius: radius.mark,
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

inTable(`.${handle}`, { visibility: 'visible' });

inTable(`th:has(> .${handle}):not([data-pinned])`, { position: 'relative' });

inTable(`th:has(> .${handle}.${handle})`, {
  paddingInlineEnd: `calc(${target.mouse} + ${space[4]})`,
  '@media': { [coarsePointer]: { paddingInlineEnd: target.touch } },
});

// Numbers end where their header ends.
inTable(`table:has(.${handle}) :is(th, td)[data-align="end"]:not([data-actions])`, {
  paddingInlineEnd: `calc(${target.mouse} + ${space[4]})`,
  '@media': { [coarsePointer]: { paddingInlineEnd: target.touch } },
});

// The table scrolls rather than break the words of row headers.
inTable(`table:has(.${handle}) tbody th`, { overflowWrap: 'break-word' });

// Rows are opaque, so that a cell that stays in view can have the background of its row, in each of its states.
inTable(`:where(table:has([data-pinned])) tr`, { backgroundColor: color.surface });

const pinned = { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' } as const;

inTable('[data-pinned]:is(th, td)', pinned);
inTable(`.${checkCell}:has(+ [data-pinned])`, {
  ...pinned,
  insetInlineStart: `var(${pinProperty}-1, auto)`,
});
for (let at = 0; at < mostPinned; at += 1)
  inTable(`[data-pinned="${at}"]`, { insetInlineStart: `var(${pinProperty}${at}, auto)` });

/** The edge of the columns that stay in view. */
const edge = '[data-pinned]:not(:has(+ [data-pinned]))';
inTable(edge, {
  borderInlineEnd: `${border.hairline} solid ${color.borderStrong}`,
  '@media': { [forcedColors]: { borderInlineEndColor: 'CanvasText' } },
});
inTable(`${edge} + :is(th, td)`, { paddingInlineStart: space[12] });

inTable(`.${stickyHead}:has([data-pinned])`, { zIndex: 2 });

// Keeps the pinned columns from covering the focused element (WCAG 2.4.11).
inTable(`.${scroll}:has([data-pinned])`, { scrollPaddingInlineStart: `var(${pinsProperty}, 0px)` });

export const panel = style({ selectors: { '&&': { maxInlineSize: 'min(30rem, 100vi - 1rem)' } } });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  paddingBlock: space[4],
  paddingInline: space[4],
  borderRadius: radius.row,
  selectors: {
    '&[data-dragged]': { backgroundColor: color.surfaceHover },
    // Where the dragged column goes.
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: '2px',
      backgroundColor: color.accent,
    },
    '&[data-drop="before"]::after': { insetBlockStart: '-1px' },
    '&[data-drop="after"]::after': { insetBlockEnd: '-1px' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-drop]::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  color: color.textSubtle,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '[data-dragged] > &': { cursor: 'grabbing', color: color.text } },
  '@media': { [coarsePointer]: { inlineSize: target.touch, blockSize: target.touch } },
});

export const label = style({ flex: '1 1 auto', minInlineSize: '7rem' });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

const autoWidth = '4rem';

/** In the place of the three controls of a width. */
export const spacer = style({
  inlineSize: `calc(${autoWidth} + 2 * ${size.controlRow} + 2 * ${space[2]})`,
});

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.controlRow,
  blockSize: size.controlRow,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  font: 'inherit',
  fontSize: font.small,
  lineHeight: line.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-control="auto"]': { inlineSize: autoWidth },
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
      color: color.accentText,
    },
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[aria-disabled]': { backgroundColor: 'transparent', color: color.textDisabled, cursor: 'default' },
    // A value, so it stays legible.
    '&[aria-disabled][data-control="auto"]': { color: color.textMuted },
    '&[data-focus-visible]': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const foot = style({
  paddingBlock: space[8],
  paddingInline: space[8],
  borderBlockStart: `${border.hairline} solid ${color.hairline}`,
  marginBlockStart: space[4],
});
