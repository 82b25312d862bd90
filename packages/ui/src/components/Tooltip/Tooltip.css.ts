import { keyframes } from '@vanilla-extract/css';
import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

// Keyframes instead of transitions: react-aria cancels running transitions while an element enters, and an exit that
// has already started then never ends. Seen in react-aria 3.53; check again with each upgrade.
const come = keyframes({ from: { opacity: 0 } });
const go = keyframes({ to: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: '16.25rem',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  // Invisible until forced colors give it a color, since the background is then that of the page.
  border: `${vars.border.hairline} solid transparent`,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-entering]': { animation: `${come} ${vars.motion.color} both` },
    '&[data-exiting]': { animation: `${go} ${vars.motion.color} both` },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
