import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const tooltip = style({
  maxInlineSize: '16.25rem',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  // Unseen until forced colours give it a colour: there the ground is that of the page.
  border: `${vars.border.hairline} solid transparent`,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.color}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
