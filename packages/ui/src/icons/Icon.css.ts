import { style } from '../theme/style.ts';

export const icon = style({ flex: 'none', display: 'block' });

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
