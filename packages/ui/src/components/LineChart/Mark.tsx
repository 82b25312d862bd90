import { colorOf, filled, mark, square, thin } from './Mark.css.ts';
import type { ChartMarker, ChartSeries } from './model.ts';

const triangle = 'M0 -4.25L4.5 3.5H-4.5Z';

/** The outlines of markers, around their middle. */
const shapes: Record<ChartMarker, string> = {
  circle: 'M-3.75 0a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0Z',
  square: 'M-3.25 -3.25h6.5v6.5h-6.5Z',
  triangle,
};

/**
 * The marker of a series, of the same size however the plot is stretched: one element where SVG has one that stands
 * in per cent. Attributes rather than styles, which a page with a strict policy would not take from a server.
 *
 * @param look filled when it is the point that is read, thin when it is counted in part only
 */
export function markAt(shape: ChartMarker, x: string, y: string, look: 'usual' | 'read' | 'partial') {
  const name = { usual: mark, read: `${mark} ${filled}`, partial: `${mark} ${thin}` }[look];
  if (shape === 'circle') return <circle key={x} className={name} cx={x} cy={y} r={3.75} />;
  if (shape === 'square')
    return <rect key={x} className={`${name} ${square}`} x={x} y={y} width={6.5} height={6.5} />;
  return (
    <svg key={x} className={name} x={x} y={y} aria-hidden="true">
      <path d={triangle} />
    </svg>
  );
}

/** The colour and marker of a series beside its name. */
export function Swatch({ series }: { series: ChartSeries }) {
  return (
    <svg
      className={`${mark} ${colorOf[series.color]}`}
      width="1.625rem"
      height="1rem"
      viewBox="-13 -8 26 16"
      aria-hidden="true"
    >
      <path d={`M-13 0H13${shapes[series.marker]}`} />
    </svg>
  );
}
