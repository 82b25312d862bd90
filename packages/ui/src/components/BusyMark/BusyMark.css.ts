import { keyframes } from '@vanilla-extract/css';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const still = '(prefers-reduced-motion: reduce)';
const stillSwitch = '[data-motion="reduce"] &';

export const mark = style({ display: 'inline-grid', inlineSize: vars.size.icon, placeItems: 'center' });

export const ring = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 900ms linear infinite`,
  selectors: { [stillSwitch]: { display: 'none' } },
  '@media': { [still]: { display: 'none' } },
});

export const dots = style({
  display: 'none',
  selectors: { [stillSwitch]: { display: 'inline' } },
  '@media': { [still]: { display: 'inline' } },
});
