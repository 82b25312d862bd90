import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const bone = style({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.surfaceHover,
  borderRadius: vars.radius.mark,
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
});
