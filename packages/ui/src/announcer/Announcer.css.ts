import { style, visuallyHidden } from '../theme/style.ts';

export const region = style({ ...visuallyHidden, position: 'fixed' });
