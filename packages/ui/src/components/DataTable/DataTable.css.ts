import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

/**
 * Explicit table roles. Stacked rows are blocks, and browsers drop the semantics of table elements with another
 * `display`: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const container = 'console-table';

/** The height of other sticky elements above the headers. Set on the root of the table. */
export const headerOffsetProperty = '--console-table-head-offset';

const headerOffset = `var(${headerOffsetProperty}, 0px)`;

/** The container query of rows that aren't stacked. */
export const unstacked = `${container} (min-width: 36rem)`;

/** Styles for a table narrower than 576 px (at 100% text size), where rows are stacked. */
const stacked = (rule: StyleRule) => ({
  '@container': { [`${container} (max-width: 35.99rem)`]: rule },
});

/** Below 896 px, columns of low importance are hidden, and below 704 px also those of medium. Stacked rows have all. */
const hiddenColumns = ({ low, medium }: { low: StyleRule; medium: StyleRule }) => ({
  '@container': {
    [`${container} (min-width: 36rem) and (max-width: 55.99rem)`]: low,
    [`${container} (min-width: 36rem) and (max-width: 43.99rem)`]: medium,
  },
});

/** For a cell or header: hidden with its column. `stackedRule` applies if rows are stacked. */
const mayLeave = (stackedRule: StyleRule) => ({
  '@container': {
    ...stacked(stackedRule)['@container'],
    ...hiddenColumns({
      low: { selectors: { '[data-columns="few"] &[data-importance="low"]': { display: 'none' } } },
      medium: { selectors: { '[data-columns="few"] &[data-importance]': { display: 'none' } } },
    })['@container'],
  },
});

/** Space for the headers, in two lines, and for the bar with actions. */
const underHeads = `calc(3 * ${size.row})`;

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const notice = style({ marginBlockEnd: space[12] });

/** Scrolls only if necessary, because a scroll container clips the focus rings at its edge. */
export const scroll = style({
  // Contains visually hidden text, which would otherwise widen the page.
  position: 'relative',
  selectors: {
    '&[data-overflows]': {
      overflowX: 'auto',
      paddingBlock: space[4],
      marginBlock: `calc(-1 * ${space[4]})`,
    },
    '&[data-bounded]': {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: 0,
      marginBlock: 0,
      // Keeps the headers from covering the focused element (WCAG 2.4.11).
      scrollPaddingBlockStart: underHeads,
    },
    '&:focus-visible': focusRing(),
  },
});

export const table = style({
  inlineSize: '100%',
  // Collapsed borders don't move with sticky headers.
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  outline: 'none',
  selectors: { '&:focus-visible': focusRing() },
  ...stacked({ display: 'block' }),
});

export const caption = style(visuallyHidden);

/** When stacked, only the checkbox for all rows and the bar are visible, in one line. */
export const headRow = style(stacked({ display: 'flex' }));

export const headGroup = style(
  stacked({
    display: 'flex',
    alignItems: 'center',
    borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  }),
);

export const stickyHead = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: headerOffset,
  backgroundColor: color.surface,
  ...stacked({ position: 'static' }),
});

export const bodyGroup = style(stacked({ display: 'block' }));

// Keeps sticky headers from covering the focused element when the page scrolls (WCAG 2.4.11).
globalStyle(`${stickyHead} + tbody :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${headerOffset} + ${underHeads})`,
});

export const head = style({
  paddingBlock: space[8],
  paddingInline: `0 ${space[16]}`,
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: space[32] },
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-sorted]': { color: color.text },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  // When stacked, headers are visually hidden: values follow their column's name, and a list sorts. Resets the column
  // width.
  ...mayLeave({
    ...visuallyHidden,
    // Also over the `minWidth` of a column, which is an inline style.
    minInlineSize: '0 !important',
    maxInlineSize: '1px',
    selectors: {
      '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: 0 },
    },
  }),
});

/** The header with the checkbox for all rows. Also visible when rows are stacked. */
export const checkHead = style({
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  verticalAlign: 'middle',
  ...stacked({ display: 'block', borderBlockEnd: 0 }),
});

export const headHidden = style(visuallyHidden);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.mark,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: {
    '[data-align="end"] > &': { justifyContent: 'end' },
    '&[data-hovered], &[data-pressed]': { color: color.text },
    '&[data-focus-visible]': focusRing(),
  },
  // Hidden until the script removes the button.
  ...stacked({ visibility: 'hidden' }),
  '@media': {
    [forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});

export const headMark = style({ display: 'flex', alignItems: 'center', flex: 'none' });

const side = '1.125rem';

export const check = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
});

/** Invisible, covers the whole target. The box below shows its state. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.mark,
  backgroundColor: color.surface,
  color: color.onAccent,
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    ':hover > &': { backgroundColor: color.surfaceHover },
    ':is(:checked, :indeterminate) + &': { backgroundColor: color.accent, borderColor: color.accent },
    ':is(:checked, :indeterminate):hover + &': {
      backgroundColor: color.accentHover,
      borderColor: color.accentHover,
    },
    ':focus-visible + &': focusRing(),
    ':disabled + &': { backgroundColor: color.surfaceSunken, borderColor: color.borderStrong },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        ':focus-visible + &': { outlineColor: 'Highlight' },
        ':disabled + &': { borderColor: 'GrayText' },
      },
    },
  },
});

/** Keeps the distance of the box from the edge, whatever the size of its target. */
const beside = `calc((${side} - ${size.target}) / 2)`;

/** The cells of the checkbox column. When stacked, the checkbox is before the row's name. */
export const checkCell = style({
  inlineSize: `calc(${size.target} + ${space[16]})`,
  textAlign: 'start',
  selectors: { '&&': { paddingBlock: 0, paddingInline: space[8] } },
  ...stacked({ inlineSize: 'auto', marginInlineStart: beside }),
});

export const rowCheck = style(
  stacked({
    selectors: {
      '&&': {
        // Vertically centered on the line of the name.
        display: 'grid',
        placeItems: 'center',
        position: 'absolute',
        gridArea: '1 / auto / 2',
        padding: 0,
        insetBlock: 0,
        insetInlineStart: space[8],
      },
    },
  }),
);

const hairline = `${border.hairline} solid ${color.hairline}`;

export const row = style({
  selectors: {
    '&[data-selectable]:not([data-selected]):hover': { backgroundColor: color.surfaceHover },
    '&[data-selected]': { backgroundColor: color.surfaceSelected },
    '[data-linked] > &:has(th a)': { cursor: 'pointer' },
    '[data-linked] > &:has(th a):not([data-selected]):hover': {
      backgroundColor: color.surfaceHover,
      // Extends the color beyond the text, which starts and ends at the edges of the table.
      boxShadow: `${space[8]} 0 ${color.surfaceHover}, calc(-1 * ${space[8]}) 0 ${color.surfaceHover}`,
    },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  ...stacked({
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
    columnGap: space[12],
    rowGap: space[4],
    paddingBlock: space[12],
    borderBlockEnd: hairline,
    selectors: { '&[data-selectable]': { position: 'relative', paddingInlineStart: space[40] } },
    '@media': {
      screen: {
        selectors: {
          // Rows far out of view aren't laid out until they are near. People can still find, read and reach them.
          '&:nth-child(n + 9)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 12rem' },
        },
      },
    },
  }),
});

export const cell = style({
  // For table cells, this is a minimum height.
  blockSize: vars.size.row,
  paddingBlock: space[8],
  paddingInline: `0 ${space[16]}`,
  borderBlockEnd: hairline,
  color: color.textMuted,
  fontWeight: font.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    // The name wraps first, even inside a word, so that short values stay on one line.
    'th&': { color: color.text, fontWeight: font.medium, overflowWrap: 'anywhere' },
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // Otherwise, the numbers would touch the text of the next column.
    '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: space[32] },
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-selectable] > &:last-child': { paddingInlineEnd: space[8] },
    // Button labels don't wrap.
    '&[data-actions]': { whiteSpace: 'nowrap' },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  ...mayLeave({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    blockSize: 'auto',
    paddingBlock: 0,
    paddingInlineEnd: 0,
    borderBlockEnd: 0,
    selectors: {
      '&[data-align="end"]': { textAlign: 'start' },
      '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: 0 },
      '&[data-actions]': { display: 'block', whiteSpace: 'normal' },
      // Actions before the name are next to it, at the end of its line.
      '&[data-actions]:has(+ th)': { gridArea: '1 / 3' },
      'th&': { display: 'block', gridRow: 1 },
      '[data-actions] + th&': { gridColumn: '1 / 3', alignSelf: 'center' },
      '&[data-bone]': { display: 'block' },
      '&[data-empty]': visuallyHidden,
      // The column's name, hidden from screen readers. A pseudo-element, because a page has hundreds of cells.
      '&[data-label]::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: color.textSubtle,
        fontSize: font.small,
        lineHeight: line.small,
      },
    },
  }),
});

export const cellValue = style({
  minInlineSize: 0,
  ...stacked({ selectors: { '[data-label] > &': { gridColumn: '2 / -1' } } }),
});

/** A skeleton line has the height of a line of text. */
export const skeletonLine = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: line.body,
  selectors: {
    '&[data-lines="2"]': { minBlockSize: `calc(${line.body} + ${line.small})` },
    '[data-align="end"] > &': { justifyItems: 'end' },
  },
  ...stacked({ selectors: { '[data-align="end"] > &': { justifyItems: 'start' } } }),
});

export const wholeRow = style({
  padding: space[24],
  borderBlockEnd: hairline,
  color: color.textMuted,
  textAlign: 'center',
  ...stacked({ display: 'block', paddingInline: 0 }),
});

export const wholeLine = style(stacked({ display: 'block' }));

/** Search, filters and actions, in one line if they fit. When stacked, the filters are behind a button. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[8],
  marginBlockEnd: space[12],
  selectors: { '&[data-for="sort"]': { display: 'none' } },
  ...stacked({ selectors: { '&[data-for="sort"]': { display: 'flex' } } }),
});

export const search = style({
  flex: '1 1 15rem',
  maxInlineSize: '24rem',
  minInlineSize: 0,
  ...stacked({ flex: '1 1 7rem', maxInlineSize: 'none' }),
});

export const opener = style({ display: 'none', ...stacked({ display: 'block' }) });

export const filters = style({
  display: 'contents',
  ...stacked({
    display: 'none',
    flexBasis: '100%',
    order: 1,
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[8],
    selectors: { '&[data-open]': { display: 'flex' } },
  }),
});

/** Only when stacked; otherwise, the headers sort. */
export const sortSelect = style({ display: 'none', ...stacked({ display: 'block' }) });

export const toolActions = style({
  display: 'flex',
  gap: space[8],
  marginInlineStart: 'auto',
  ...stacked({ marginInlineStart: 0 }),
});

export const barRow = style({
  selectors: { '&[data-selected]': { backgroundColor: color.surfaceSelected } },
  ...stacked({
    display: 'block',
    flex: 1,
    minInlineSize: 0,
    selectors: { '&[data-selected]': { backgroundColor: 'transparent' } },
  }),
});

export const barCell = style({
  padding: `${space[6]} ${space[8]}`,
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  fontWeight: font.regular,
  textAlign: 'start',
  ...stacked({ display: 'block', borderBlockEnd: 0 }),
});

/** Has the same height with and without actions. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: size.controlRow,
});

export const barWords = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const footer = style({
  paddingBlock: space[12],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

export const pager = style({ paddingBlockStart: space[12] });

/** Only visible if columns are hidden. */
export const columnsToggle = style({
  display: 'none',
  paddingBlockStart: space[8],
  // Aligns the text of the quiet button with the text of the rows.
  marginInlineStart: `calc(-1 * ${space[12]})`,
  ...hiddenColumns({
    medium: { display: 'block' },
    low: { selectors: { '&[data-importance="low"]': { display: 'block' } } },
  }),
});
