import type { ComponentType } from 'react';
import type { DrawnSeries } from './model.ts';
import type { Chart } from './useChart.ts';

/** A kind of drawing that isn't in every chart: `bars` of `@console/ui/line-chart/bars`. */
export interface OtherKind {
  /** The drawing, in an SVG element as large as the plot. */
  Drawing: ComponentType<{ chart: Chart }>;
  /** The color and pattern of a series, next to its name. */
  Swatch: ComponentType<{ series: DrawnSeries }>;
  /** The distance of a series from the middle of its date, as a part of the date's width. */
  offset: (line: number, count: number) => number;
}

/** The width of a date as a part of the plot, if dates have a width, as those of bars have. */
export function bandOf(places: readonly number[] | undefined, count: number) {
  const apart = places
    ? places.reduce((least, place, index) => Math.min(least, place - (places[index - 1] ?? -1)), 1)
    : 1 / (count - 1);
  // The plot is as much wider than its dates as one of them.
  return count < 2 ? 1 : apart / (1 + apart);
}
