import { fallbackVar } from '@vanilla-extract/css';
import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { withoutColor } from './LineChart.css.ts';

const { color } = vars;

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: dashesOf('[data-many]'),
  '@media': { [withoutColor]: { selectors: dashesOf('') } },
});

/** Butt line caps: round ones would close the gaps between dashes. */
function dashesOf(when: string) {
  const dashes = {
    square: '8 4',
    triangle: '2 4',
    diamond: '12 4 2 4',
    plus: '18 4',
    'triangle-down': '8 3 2 3 2 3',
    cross: '4 8',
    hourglass: '14 3 5 3',
  };
  return Object.fromEntries(
    Object.entries(dashes).map(([name, strokeDasharray]) => [
      `&${when}[data-marker="${name}"]`,
      { strokeDasharray, strokeLinecap: 'butt' as const },
    ]),
  );
}

export const bridge = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeDasharray: '1.25 3',
  vectorEffect: 'non-scaling-stroke',
});

export const ground = style({
  fill: 'currentColor',
  fillOpacity: 0.06,
  '@media': { [withoutColor]: { display: 'none' } },
  // The area of a chart of areas.
  selectors: { '&[data-area]': { display: 'inline', fillOpacity: 0.16 } },
});

const [first, second, third] = [
  series(color.series1, 'contacts'),
  series(color.series2, 'appointments'),
  series(color.series3, 'calls'),
];

/** The colors of series. In forced colors, marker and dash distinguish them. */
export const colorOf = {
  series1: first,
  series2: second,
  series3: third,
  series4: series(color.series4),
  series5: series(color.series5),
  series6: series(color.series6),
  series7: series(color.series7),
  series8: series(color.series8),
  /** The default of thresholds. */
  muted: series(color.textMuted),
  chartContacts: first,
  chartAppointments: second,
  chartCalls: third,
};

/** A color that isn't the theme's: an attribute sets it, so it doesn't need an inline style. */
export const ownColor = style({
  flex: 'none',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** A page can still set the custom property of an earlier version, such as `--console-color-chart-contacts`. */
function series(value: string, earlier?: string) {
  const current = earlier ? fallbackVar(`var(--console-color-chart-${earlier})`, value) : value;
  return style({ flex: 'none', color: current, '@media': { [forcedColors]: { color: 'CanvasText' } } });
}

/** Two pixels wide at any text size, and filled with the surface, so that it reads as a point on the line. */
export const marker = style({
  overflow: 'visible',
  fill: color.surface,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

/** Centers the square on its point. */
export const squareMarker = style({ transform: 'translate(-3.25px, -3.25px)' });

/** Shapes without an area are thicker instead of filled. */
export const currentMarker = style({
  fill: 'currentColor',
  selectors: { '&[data-open]': { strokeWidth: 3.5 } },
});

/** As thin as the dotted line that leads to it. */
export const partialMarker = style({ strokeWidth: 1.25 });

/** Thinner than a series, and without markers. */
export const thresholdLine = style({ stroke: 'currentColor', strokeWidth: 1.25, strokeDasharray: '6 3' });
