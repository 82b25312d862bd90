import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.font.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-focus-visible]': focusRing(),
    '&[data-alone]': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
    '&[data-plain]:not([data-hovered])': { textDecorationLine: 'none' },
  },
  '@media': { [forcedColors]: { color: 'LinkText' } },
});
