import { style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { hiddenAttribute, inRail, rowRule } from './rowRule.ts';

const { color, space, font } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', ...hiddenAttribute });

export const section = style({ selectors: { '& + &': { marginBlockStart: space[12] } } });

export const heading = style({
  display: 'block',
  paddingInline: space[8],
  paddingBlock: space[4],
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  ...inRail({ display: 'none' }),
});

export const group = style({
  selectors: { '* + &': { marginBlockStart: space[12] } },
});

export const row = style(rowRule);

export const icon = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: space[20],
  ...inRail({ justifyContent: 'center' }),
});

export const label = style({
  flex: 1,
  minInlineSize: 0,
  // However long a name is, the rows below it stay on the screen; its own page shows the whole.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // A name in another direction still stands beside its icon.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  ...inRail(visuallyHidden),
});

export const hidden = style(visuallyHidden);

export const badge = style({
  flex: 'none',
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  fontWeight: font.regular,
  ...inRail({ display: 'none' }),
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: color.textSubtle,
  ...inRail({ display: 'none' }),
});

export const slot = style({
  paddingInline: space[8],
  paddingBlock: space[4],
  ...inRail({ display: 'none' }),
});
