import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { hiddenColumns, stacked } from './layout.ts';

const { border, color, font, line, size, space } = vars;

/** Search, filters and actions, in one line where there is room; stacked, the filters are behind a button. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[8],
  marginBlockEnd: space[12],
  selectors: { '&[data-for="sort"]': { display: 'none' } },
  ...stacked({ selectors: { '&[data-for="sort"]': { display: 'flex' } } }),
});

export const search = style({ flex: '0 1 24rem', minInlineSize: 0, ...stacked({ flex: '1 1 7rem' }) });

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

/** Where there are heads they sort. */
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

/** As high with actions as without. */
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

/** Only where columns have left. */
export const columnsToggle = style({
  display: 'none',
  paddingBlockStart: space[8],
  // The word of the quiet button stands under the words of the rows.
  marginInlineStart: `calc(-1 * ${space[12]})`,
  ...hiddenColumns({
    medium: { display: 'block' },
    low: { selectors: { '&[data-importance="low"]': { display: 'block' } } },
  }),
});
