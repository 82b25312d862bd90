import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { hiddenColumns, stacked } from './layout.ts';

const { border, color, font, line, size, space } = vars;

/** Search and filters, in one line where there is room. */
export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[12],
});

export const search = style({ flex: '0 1 24rem', minInlineSize: 0 });

export const barRow = style({
  selectors: { '&[data-selected]': { backgroundColor: color.surfaceSelected } },
  ...stacked({ display: 'block' }),
});

export const barCell = style({
  padding: `${space[6]} ${space[8]}`,
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  fontWeight: font.regular,
  textAlign: 'start',
  ...stacked({ display: 'block' }),
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
