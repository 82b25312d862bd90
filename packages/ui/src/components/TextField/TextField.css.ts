import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const place = { position: 'absolute', display: 'flex', alignItems: 'center' } as const;

export const startIcon = style({ ...place, insetInlineStart: space[12], pointerEvents: 'none' });

export const endIcon = style({ ...place, insetInlineEnd: space[4], color: color.textMuted });

export const withStartIcon = style({
  selectors: { '&&': { paddingInlineStart: `calc(${space[12]} + ${vars.size.icon} + ${space[8]})` } },
});

export const withEndIcon = style({
  selectors: { '&&': { paddingInlineEnd: `calc(${space[8]} + ${vars.size.controlRow})` } },
});
