import { forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { mayLeave, stacked } from './layout.ts';

const { color, space, font, line, border } = vars;

const hairline = `${border.hairline} solid ${color.hairline}`;

export const row = style({
  selectors: {
    '&[data-selectable]:hover': { backgroundColor: color.surfaceHover },
    '&[data-selected]': { backgroundColor: color.surfaceSelected },
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
  }),
});

export const cell = style({
  // A height in a table is the least one.
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
    // The name gives way first, even inside a word, so that short values stay whole.
    'th&': { color: color.text, fontWeight: font.medium, overflowWrap: 'anywhere' },
    '&[data-align="end"]': { textAlign: 'end' },
    // Else its numbers would touch the words of the next column.
    '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: space[32] },
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-selectable] > &:last-child': { paddingInlineEnd: space[8] },
    // Buttons keep their words whole.
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
      // What can be done first stands beside the name, at the end of its line.
      '&[data-actions]:has(+ th)': { gridArea: '1 / 3' },
      'th&': { display: 'block', gridRow: 1 },
      '[data-actions] + th&': { gridColumn: '1 / 3', alignSelf: 'center' },
      '&[data-bone]': { display: 'block' },
      '&[data-empty]': visuallyHidden,
      // The word of the column, seen and not read again. No element of its own: a page has hundreds of cells.
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

/** A line of bones is as high as a line of words. */
export const bone = style({
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
