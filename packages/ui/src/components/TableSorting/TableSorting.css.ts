import { style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const spoken = style(visuallyHidden);

export const menu = style({ display: 'grid', gap: vars.space[12], padding: vars.space[12] });
