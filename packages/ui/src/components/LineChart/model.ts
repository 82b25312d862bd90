import type { ComponentType } from 'react';
import type { Colors, DeprecatedColor } from '../../theme/index.ts';
import type { DateFormats } from './formats.ts';
import type { useStrings } from './LineChart.strings.ts';
import type { bandOf, placed } from './scale.ts';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

/** The strings of a chart in the language of the page. */
export type ChartStrings = ReturnType<typeof useStrings>;

/** The period of one point. Other periods, and numbers, are in `@console/ui/line-chart/units`. */
export type ChartUnit = 'day' | 'week' | 'month';

/** The shape that distinguishes a series without color. It also determines the dash of the line. */
export type ChartMarker = (typeof chartMarkers)[number];

/** The markers in the order in which series get them. */
export const chartMarkers = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'plus',
  'triangle-down',
  'cross',
  'hourglass',
] as const;

/**
 * The figure of a series: the sum, for counts; the average or the last value, for measured values such as temperatures
 * and balances; or none, for values that have neither.
 */
export type ChartAggregate = 'sum' | 'mean' | 'last' | 'none';

/** Why a point doesn't cover its whole day, week or month: the period hasn't ended, or part of it is unknown. */
export type ChartCoverage = 'so-far' | 'incomplete';

/** One value at one date. `null` means unknown, which isn't zero. */
export interface ChartPoint {
  /**
   * `YYYY-MM-DD`, or `YYYY-MM` for months. For other units, see `timeUnit` and `numberUnit`: a time with its offset, such
   * as `2026-11-12T10:20+02:00`; `2026-Q3`; `2026`; or a number as text, such as `2.5`.
   */
  date: string;
  value: number | null;
  /**
   * Set it if the point covers only part of its period, so that it can't be compared with others. Its marker is thin, a
   * dotted line leads to it, and its date is marked in text. Average, highest, lowest and trend leave it out. It
   * applies to every series at this date. @default the whole period
   */
  coverage?: ChartCoverage | undefined;
}

/** A color of a line: one of the theme's, or any CSS color. */
export type ChartColor =
  | Extract<keyof Colors, `series${number}`>
  | DeprecatedColor
  | (string & Record<never, never>);

/** A value with a name and a line of its own across the plot. */
export interface ChartThreshold {
  value: number;
  /** Its name, such as "High tide". It is on the line, in the legend and in the summary. */
  label: string;
  /** A color of the theme, such as `series2`, or any CSS color. @default the color of secondary text */
  color?: ChartColor | undefined;
}

/** One line of a chart. */
export interface ChartSeries {
  /** A unique key of the series; never shown. */
  key: string;
  /** The name of the series, such as "Calls". */
  label: string;
  /**
   * A color of the theme, `series1` to `series8`, or any CSS color. To set the theme's colors, set
   * `--console-color-series1` on an element around the chart, or on `:root, [data-theme]`.
   * @default `series1` for the first series, `series2` for the second, and so on
   */
  color?: ChartColor | undefined;
  /** @default another one for each of up to eight series */
  marker?: ChartMarker | undefined;
  /** The points, in any order. A missing date between the first and the last is a gap. */
  points: readonly ChartPoint[];
  /** Returns a value with its noun for spoken output: "42 calls". @default the label and the value */
  describeValue?: ((value: number) => string) | undefined;
}

/** A series with its color and marker. */
export type DrawnSeries = ChartSeries & { color: ChartColor; marker: ChartMarker };

/** A series on the common axis: one value, or `null`, for each date. */
export interface ChartLine {
  series: DrawnSeries;
  values: (number | null)[];
}

/** Every date from the first to the last of all series, and the series on that axis. */
export interface ChartModel {
  dates: string[];
  lines: ChartLine[];
  /** The coverage of incomplete dates, by index. */
  partial: ReadonlyMap<number, ChartCoverage>;
}

/** A text below the plot. */
export interface AxisTick {
  /** Its place on the axis, from 0 to 1. */
  at: number;
  text: string;
  /** Whether it is one of the texts that stay where there is little room. @default false */
  isMajor?: boolean | undefined;
}

/** The x axis of a chart in one language. */
export interface ChartAxis {
  date: DateFormats;
  /** The indexes that have a marker. */
  landmarks: number[];
  ticks: AxisTick[];
  /** How many points Page Up and Page Down move. */
  page: number;
  /** The place of each point, from 0 to 1. @default at equal distances */
  places?: number[] | undefined;
  placed?: typeof placed | undefined;
}

/** A unit that isn't in every chart: what `timeUnit` and `numberUnit` of `@console/ui/line-chart/units` return. */
export interface OtherUnit {
  modelOf: (series: readonly ChartSeries[]) => ChartModel;
  axisOf: (model: ChartModel, locale: string, direction: 'ltr' | 'rtl') => ChartAxis;
  /** The strings that differ from those of days. */
  stringsIn: (locale: string, strings: ChartStrings, model: ChartModel) => ChartStrings;
}

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

/** A run of dates without a value, both ends included. */
export interface Gap {
  start: number;
  end: number;
}

const dayInMilliseconds = 86_400_000;

/** Aligns series of any dates on one axis without missing dates. */
export function chartModel(series: readonly ChartSeries[], unit: ChartUnit): ChartModel {
  const known = series.map((one) => inOrder(one, unit));
  const [shared] = known;
  if (
    shared &&
    known.every((one) => one?.dates[0] === shared.dates[0] && one?.dates.length === shared.dates.length)
  ) {
    return {
      dates: shared.dates,
      lines: series.map((one, index) => ({ series: drawn(one, index), values: known[index]?.values ?? [] })),
      partial: partialIn(series, (_, index) => index),
    };
  }

  const given = series.flatMap(({ points }) => points.map(({ date }) => date));
  const first = given.toSorted()[0] ?? '';
  const indexOf = (date: string) => Math.round(ordinal(date, unit) - ordinal(first, unit));
  const count = given.reduce((most, date) => Math.max(most, indexOf(date) + 1), 0);

  return {
    dates: Array.from({ length: count }, (_, index) => dateAt(first, index, unit)),
    lines: series.map((one, place) => {
      const values = new Array<number | null>(count).fill(null);
      for (const { date, value } of one.points) values[indexOf(date)] = value;
      return { series: drawn(one, place), values };
    }),
    partial: partialIn(series, ({ date }) => indexOf(date)),
  };
}

/** A series with the color and the marker that it gets by its place. */
export const drawn = (series: ChartSeries, index: number): DrawnSeries => ({
  ...series,
  color: series.color ?? `series${(index % 8) + 1}`,
  marker: series.marker ?? chartMarkers[index % 8] ?? 'circle',
});

/** The coverage of incomplete points, by index. */
export function partialIn(
  series: readonly ChartSeries[],
  indexOf: (point: ChartPoint, index: number) => number,
) {
  const partial = new Map<number, ChartCoverage>();
  for (const { points } of series) {
    points.forEach((point, index) => {
      if (point.coverage) partial.set(indexOf(point, index), point.coverage);
    });
  }
  return partial;
}

/**
 * Returns the points unchanged if each date directly follows the previous one, as in server responses. That is the case
 * if the dates are ascending and their number matches the time from first to last, so dates in between aren't parsed.
 */
function inOrder({ points }: ChartSeries, unit: ChartUnit) {
  const [first, last] = [points[0]?.date, points.at(-1)?.date];
  if (unit === 'week' || first === undefined || last === undefined) return null;
  if (ordinal(last, unit) - ordinal(first, unit) !== points.length - 1) return null;

  const dates = new Array<string>(points.length);
  const values = new Array<number | null>(points.length);
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index] as ChartPoint;
    if (index > 0 && point.date <= (dates[index - 1] ?? '')) return null;
    dates[index] = point.date;
    values[index] = point.value;
  }
  return { dates, values };
}

/** The runs of missing values. */
export function gapsIn(values: readonly (number | null)[]): Gap[] {
  const gaps: Gap[] = [];
  values.forEach((value, index) => {
    if (value !== null) return;
    const open = gaps.at(-1);
    if (open && open.end === index - 1) open.end = index;
    else gaps.push({ start: index, end: index });
  });
  return gaps;
}

/** Midnight of a date in UTC, where all days have the same length. */
export function timeOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** The number of a date on an axis of days, weeks or months. */
export function ordinal(date: string, unit: ChartUnit) {
  if (unit !== 'month') return timeOf(date) / dayInMilliseconds / (unit === 'week' ? 7 : 1);
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
}

function dateAt(first: string, index: number, unit: ChartUnit) {
  const date = new Date(timeOf(first));
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + index, 1);
  else date.setUTCDate(date.getUTCDate() + index * (unit === 'week' ? 7 : 1));
  return date.toISOString().slice(0, unit === 'month' ? 7 : 10);
}
