import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Level 1: above the page, edge first and shadow as a help. */
export const popover = style({
  display: 'flex',
  minInlineSize: '10rem',
  maxInlineSize: 'min(22rem, 100vi - 1rem)',
  border: `${vars.border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: color.text,
  transition: `opacity ${vars.motion.menu}, translate ${vars.motion.menu}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
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
