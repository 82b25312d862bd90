import { focusRing, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { bodyHeight } from './LineChart.css.ts';

const { color, space, font, line } = vars;

/** As high as plot, dates and chips together, so that nothing moves when one takes the place of the other. */
export const scroller = style({
  blockSize: bodyHeight,
  overflow: 'auto',
  selectors: { '&:focus-visible': focusRing() },
  '@media': { print: { blockSize: 'auto' } },
});

/** Keeps room for the rings of its buttons. */
export const pager = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], padding: space[4] });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.small,
  lineHeight: line.small,
});

export const caption = style({
  paddingBlock: `${space[8]} ${space[12]}`,
  color: color.textMuted,
  textAlign: 'start',
});

export const head = style({
  paddingInline: 0,
  paddingBlock: space[6],
  borderBlockEnd: `${vars.border.hairline} solid ${color.borderStrong}`,
  color: color.textMuted,
  fontWeight: font.medium,
  textAlign: 'start',
});

export const cell = style({
  paddingInline: 0,
  paddingBlock: space[6],
  borderBlockEnd: `${vars.border.hairline} solid ${color.hairline}`,
  fontWeight: font.regular,
  textAlign: 'start',
});

export const amount = style({
  paddingInlineStart: space[12],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
