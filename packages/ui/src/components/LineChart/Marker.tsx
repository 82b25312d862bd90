import type { ReactNode } from 'react';
import { classNames } from '../../props/index.ts';
import type { ChartColor, ChartMarker, ChartThreshold, DrawnSeries, OtherKind } from './model.ts';
import {
  colorOf,
  currentMarker,
  line,
  marker,
  ownColor,
  partialMarker,
  squareMarker,
  thresholdLine,
} from './Series.css.ts';

/** The class and the attribute that give an SVG element a color of the theme, or any CSS color. */
export function paint(color: ChartColor, name?: string) {
  const known = (colorOf as Record<string, string>)[color];
  return known ? { className: classNames(name, known) } : { className: classNames(name, ownColor), color };
}

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
    <svg key={x} className={name} data-open={isOpen(shape) || undefined} x={x} y={y} aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  );
}

/** The line of a threshold, next to its name. */
export const ThresholdSwatch = ({ color }: Pick<ChartThreshold, 'color'>) =>
  swatch(color ?? 'muted', thresholdLine, <path d="M-12 0H13" />);

interface SwatchProps {
  series: DrawnSeries;
  /** Whether the line has the dash that it has among others. @default false */
  isDashed?: boolean | undefined;
}

/** The color and marker of a series, next to its name. */
export const Swatch = ({ series, isDashed }: SwatchProps) =>
  swatch(
    series.color,
    marker,
    <>
      <path className={line} data-marker={series.marker} data-many={isDashed} d="M-13 0H13" />
      <path d={shapes[series.marker]} />
    </>,
  );

/** The swatch of a series in a kind of drawing. */
export function SwatchOf({ kind, ...props }: SwatchProps & { kind: 'line' | 'area' | OtherKind }) {
  const Own = typeof kind === 'string' ? Swatch : kind.Swatch;
  return <Own {...props} />;
}

const swatch = (color: ChartColor, name: string, content: ReactNode) => (
  <svg {...paint(color, name)} width="1.625rem" height="1rem" viewBox="-13 -8 26 16" aria-hidden="true">
    {content}
  </svg>
);

const isOpen = (shape: ChartMarker) => shape === 'plus' || shape === 'cross';

/** The outlines of markers, around their center. */
const shapes: Record<ChartMarker, string> = {
  circle: 'M-3.75 0a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0Z',
  square: 'M-3.25 -3.25h6.5v6.5h-6.5Z',
  triangle: 'M0 -4.25L4.5 3.5H-4.5Z',
  diamond: 'M0 -5L5 0L0 5L-5 0Z',
  plus: 'M0 -5V5M-5 0H5',
  'triangle-down': 'M0 4.25L-4.5 -3.5H4.5Z',
  cross: 'M-4 -4L4 4M4 -4L-4 4',
  hourglass: 'M-4 -4.5H4L-4 4.5H4Z',
};
