import type { ComponentType } from 'react';
import type { DrawnSeries } from './model.ts';
import type { bandOf, placed } from './places.ts';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

export interface SoundButtonProps {
  chart: Chart;
  title: string;
  titleId: string;
  reading: Reading;
}

/** The button that plays a chart: `sound` of `@console/ui/line-chart/sound`. */
export interface ChartSound {
  Button: ComponentType<SoundButtonProps>;
}

/** A kind of drawing that isn't in every chart: `bars` of `@console/ui/line-chart/bars`. */
export interface OtherKind {
  /** The drawing, in an SVG element as large as the plot. */
  Drawing: ComponentType<{ chart: Chart }>;
  /** The color and pattern of a series, next to its name. */
  Swatch: ComponentType<{ series: DrawnSeries }>;
  /** The distance of a series from the middle of its date, as a part of the date's width. */
  offset: (line: number, count: number) => number;
  bandOf: typeof bandOf;
  placed: typeof placed;
}
