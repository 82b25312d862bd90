import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

/** Inside the cell, so that neighboring cells and the scroll container don't clip it. */
const ring = focusRing('-2px');

const hairline = `${border.hairline} solid ${color.hairline}`;

const forcedRing = {
  [forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
};

export const root = style({
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

/** Extends the table styles. The table itself has focus while it has no rows. */
export const gridTable = style({
  selectors: { '&&:focus-visible': ring },
  '@media': { [forcedColors]: { selectors: { '&&:focus-visible': { outlineColor: 'Highlight' } } } },
});

/** Extends the row styles of the table. */
export const gridRow = style({
  outline: 'none',
  // A layer of its own: when focus moves or a person types, the browser doesn't check and paint all other rows again.
  isolation: 'isolate',
  // The sticky action bar might cover the end of the visible area.
  scrollMarginBlockEnd: size.row,
  selectors: { '&[data-focus-visible]': ring },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
        '&[data-focus-visible]': { outlineWidth: '2px', outlineColor: 'Highlight' },
      },
    },
  },
});

/** Extends the cell and header styles of the table: space for the focus ring on both sides, and row header styles. */
export const gridCell = style({
  outline: 'none',
  scrollMarginBlockEnd: size.row,
  selectors: {
    '&&': { paddingInline: space[8] },
    '&[scope="row"]': { color: color.text, fontWeight: font.medium, overflowWrap: 'break-word' },
    '&[data-focus-visible]': ring,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: color.text },
  },
  '@media': forcedRing,
});

// A press next to a link selects the row, so the link is a target of 24 px (WCAG 2.5.8). Its line stays as it is.
globalStyle(`${gridCell} a[data-part="link"]`, { paddingBlock: space[4] });

// A grid scrolls sideways rather than breaking words.
globalStyle(`${gridCell} :is(button, a, label, span)`, { overflowWrap: 'break-word' });

export const headWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: size.target,
  selectors: { '[data-align="end"] > &': { justifyContent: 'end' } },
});

export const heard = style(visuallyHidden);

// The cell over the full width, which react-aria renders for the empty state.
export const body = style({});
globalStyle(`${body}[data-empty] > tr > td`, { padding: 0, borderBlockEnd: hairline });

export const state = style({ padding: space[24], color: color.textMuted, textAlign: 'center' });

export const skeletonLine = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: size.row,
  paddingInline: space[8],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** Has the same height with and without actions. While rows are selected, it sticks to the bottom. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: size.row,
  padding: `${space[6]} ${space[8]}`,
  borderBlockEnd: hairline,
  selectors: {
    '&[data-selected]': { position: 'sticky', insetBlockEnd: 0, backgroundColor: color.surfaceSelected },
  },
});

export const pager = style({ padding: `${space[12]} ${space[8]} 0` });

export const footer = style({
  padding: `${space[12]} ${space[8]}`,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});
