import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[18], minInlineSize: 0 });

export const dot = style({
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: color.warningBorder,
  '@media': { [forcedColors]: { border: '4px solid currentColor' } },
});
