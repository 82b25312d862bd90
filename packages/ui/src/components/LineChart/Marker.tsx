import { classNames } from '../../props/index.ts';
import type { ChartColor, ChartMarker, ChartSeries, ChartThreshold } from './model.ts';
import {
  colorOf,
  currentMarker,
  marker,
  ownColor,
  partialMarker,
  squareMarker,
  thresholdColor,
  thresholdLine,
} from './Series.css.ts';

/** The class and the attribute that give an SVG element a color of the theme, or any CSS color. */
export function paint(color: ChartColor, name?: string) {
  const known = (colorOf as Record<string, string>)[color];
  return known ? { className: classNames(name, known) } : { className: classNames(name, ownColor), color };
}

export const paintThreshold = (color: ChartColor | undefined, name: string) =>
  color === undefined ? { className: `${name} ${thresholdColor}` } : paint(color, name);

/**
 * The marker of a series, which keeps its size when the plot stretches. It is a single element for shapes that SVG
 * positions in percent. It uses attributes, because a strict Content Security Policy blocks styles from a server.
 *
 * @param variant filled for the explorer's current point, thin for an incomplete period
 */
export function markerAt(
  shape: ChartMarker,
  x: string,
  y: string,
  variant: 'default' | 'current' | 'partial',
) {
  const name = {
    default: marker,
    current: `${marker} ${currentMarker}`,
    partial: `${marker} ${partialMarker}`,
  }[variant];
  if (shape === 'circle') return <circle key={x} className={name} cx={x} cy={y} r={3.75} />;
  if (shape === 'square')
    return <rect key={x} className={`${name} ${squareMarker}`} x={x} y={y} width={6.5} height={6.5} />;
  return (
    <svg key={x} className={name} x={x} y={y} aria-hidden="true">
      <path d={triangle} />
    </svg>
  );
}

/** The line of a threshold, next to its name. */
export function ThresholdSwatch({ color }: Pick<ChartThreshold, 'color'>) {
  return (
    <svg
      {...paintThreshold(color, thresholdLine)}
      width="1.625rem"
      height="1rem"
      viewBox="-13 -8 26 16"
      aria-hidden="true"
    >
      <path d="M-12 0H13" />
    </svg>
  );
}

/** The color and marker of a series, next to its name. */
export function Swatch({ series }: { series: ChartSeries }) {
  return (
    <svg
      {...paint(series.color, marker)}
      width="1.625rem"
      height="1rem"
      viewBox="-13 -8 26 16"
      aria-hidden="true"
    >
      <path d={`M-13 0H13${shapes[series.marker]}`} />
    </svg>
  );
}

const triangle = 'M0 -4.25L4.5 3.5H-4.5Z';

/** The outlines of markers, around their center. */
const shapes: Record<ChartMarker, string> = {
  circle: 'M-3.75 0a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0Z',
  square: 'M-3.25 -3.25h6.5v6.5h-6.5Z',
  triangle,
};
