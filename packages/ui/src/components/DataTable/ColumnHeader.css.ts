import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { stacked } from './layout.ts';

const { color, space } = vars;

export const headHidden = style(visuallyHidden);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.mark,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: {
    '[data-align="end"] > &': { justifyContent: 'end' },
    '&[data-hovered], &[data-pressed]': { color: color.text },
    '&[data-focus-visible]': focusRing(),
  },
  // Until scripts have taken it away.
  ...stacked({ visibility: 'hidden' }),
  '@media': {
    [forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});

export const headMark = style({ display: 'flex', flex: 'none' });
