import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

// Keyframes and not transitions: react-aria cancels running transitions while a thing comes, and one that is then
// already going never ends. Seen in react-aria 3.53; to be tried again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

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
  selectors: {
    '&[data-entering]': { animation: `${come} ${vars.motion.menu} both` },
    '&[data-exiting]': { animation: `${go} ${vars.motion.menu} both` },
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
