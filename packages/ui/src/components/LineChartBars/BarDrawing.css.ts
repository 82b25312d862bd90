import { style } from '../../theme/style.ts';

/** Drawn as it is in print, too. */
export const bar = style({ printColorAdjust: 'exact' });

export const barOutline = style({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'miter',
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&:not([fill])': { fill: 'none' } },
});

/** An incomplete date is empty, with a dotted outline. */
export const partialBar = style({ strokeDasharray: '1.5 3' });

export const barPattern = style({
  fill: 'currentColor',
  fillOpacity: 0.14,
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  selectors: {
    'rect&': { stroke: 'none' },
    '&[data-solid]': { fillOpacity: 1 },
    'path&': { fill: 'none' },
  },
});
