import { colorOf, filled, mark } from './Mark.css.ts';
import type { ChartMarker, ChartSeries } from './model.ts';

interface MarkProps {
  shape: ChartMarker;
  /** Where its middle stands, in per cent of the drawing around it. */
  x: number;
  y: number;
  /** Filled when it is the point that is read. */
  isFilled?: boolean;
}

const shapes: Record<ChartMarker, string> = {
  circle: 'M-3.75 0a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0Z',
  square: 'M-3.25 -3.25h6.5v6.5h-6.5Z',
  triangle: 'M0 -4.25L4.5 3.5H-4.5Z',
};

/** The marker of a series, of the same size however the plot is stretched. Renders an `<svg>` inside an `<svg>`. */
export function Mark({ shape, x, y, isFilled = false }: MarkProps) {
  return (
    <svg x={`${x}%`} y={`${y}%`} className={mark} aria-hidden="true">
      <path d={shapes[shape]} className={isFilled ? filled : undefined} />
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
