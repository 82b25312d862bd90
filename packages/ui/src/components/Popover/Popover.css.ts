import { menuSurface } from '../../theme/menu.css.ts';
import { focusRing, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = style({
  display: 'flex',
  minInlineSize: '10rem',
  maxInlineSize: 'min(22rem, 100vi - 1rem)',
  color: vars.color.text,
  ...menuSurface,
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  padding: vars.space[4],
  borderRadius: 'inherit',
  fontFamily: vars.font.family,
  fontSize: vars.font.body,
  lineHeight: vars.line.body,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
});
