import type { ComponentType } from 'react';
import type { Colors, DeprecatedColor } from '../../theme/index.ts';
import {
  type ChartX,
  type DateFormats,
  type Dates,
  datesFrom,
  dayInMilliseconds,
  ordinal,
  stepOf,
} from './dates.ts';
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

/** What a line of a chart has in addition to its data. */
interface ChartLook {
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
  /** Returns a value with its noun for spoken output: "42 calls". @default the label and the value */
  describeValue?: ((value: number) => string) | undefined;
}

/** One line of a chart. */
export interface ChartSeries extends ChartLook {
  /** The points, in any order. A missing date between the first and the last is a gap. */
  points: readonly ChartPoint[];
}

/**
 * One line of a chart, in two columns of the same length: arrays or typed arrays, which the chart reads without copying
 * them if each date follows the previous one. If one is longer, its rest is left out.
 */
export interface ChartColumns extends ChartLook {
  /**
   * The dates, in any order: milliseconds since 1970, `Date`s, or texts as in `date` of a point. A day, week or month has
   * one value: the last one in the array counts. An instant belongs to its day in the `timeZone` of the chart. An invalid
   * date, such as `NaN`, is left out with its value. With `numberUnit`, these are the numbers of the axis.
   */
  x: ArrayLike<number> | readonly Date[] | readonly string[];
  /** The values. `null`, `NaN` and infinite numbers are unknown, which isn't zero. */
  y: ArrayLike<number | null>;
  /** The coverage of incomplete points, by their index in `x`, such as `{ 29: 'so-far' }`. @default the whole period */
  coverage?: Readonly<Record<number, ChartCoverage>> | undefined;
}

/** Either form of a series. */
export type AnySeries = ChartSeries | ChartColumns;

/** A series with its color and marker. */
export type DrawnSeries = AnySeries & { color: ChartColor; marker: ChartMarker };

/** The values of a line. Read them with `valueAt`, because an unknown one can also be `NaN`. */
export type Values = ArrayLike<number | null>;

/** A series on the common axis: one value for each date. */
export interface ChartLine {
  series: DrawnSeries;
  values: Values;
}

/** Every date from the first to the last of all series, and the series on that axis. */
export interface ChartModel {
  dates: Dates;
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
  modelOf: (series: readonly AnySeries[]) => ChartModel;
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

/** Whether a value is known. `NaN` is unknown, because typed arrays can't contain `null`. */
export const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The value at an index, or `null` if it is unknown. */
export function valueAt(values: Values | undefined, index: number) {
  const value = values?.[index];
  return isKnown(value) ? value : null;
}

/** The index of the first known value, or -1. */
export function firstKnown(values: Values) {
  for (let index = 0; index < values.length; index += 1) if (isKnown(values[index])) return index;
  return -1;
}

/** The index of the last known value, or -1. */
export function lastKnown(values: Values) {
  let index = values.length - 1;
  while (index >= 0 && !isKnown(values[index])) index -= 1;
  return index;
}

/** The dates of a series, and a value for each of them. */
interface Columns {
  xs: ArrayLike<ChartX>;
  values: Values;
}

export function columnsOf(series: AnySeries): Columns {
  if ('points' in series)
    return { xs: series.points.map(({ date }) => date), values: series.points.map(({ value }) => value) };
  const { x: xs, y } = series;
  const { length } = xs;
  return { xs, values: y.length > length ? Array.from({ length }, (_, index) => valueAt(y, index)) : y };
}

/**
 * Aligns series of any dates on one axis without missing dates.
 *
 * @param timeZone in which instants have a date. @default 'UTC'
 */
export function chartModel(series: readonly AnySeries[], unit: ChartUnit, timeZone?: string): ChartModel {
  const placeOf = (x: ChartX | undefined) => ordinal(x, unit, timeZone);
  const known = series.map(columnsOf);
  const apart = timeZone || unit === 'month' ? Number.NaN : stepOf(unit) * dayInMilliseconds;
  const starts = known.map((columns) => startOf(columns, placeOf, unit, apart));
  const [start = Number.NaN] = starts;
  const count = known[0]?.values.length ?? 0;
  if (known.every(({ values }, line) => starts[line] === start && values.length === count)) {
    return {
      dates: datesFrom(start, count, unit),
      lines: series.map((one, line) => ({ series: drawn(one, line), values: known[line]?.values ?? [] })),
      partial: partialIn(series, (_, point) => point),
    };
  }

  const places = known.map(({ xs, values }) => Array.from(values, (_, index) => placeOf(xs[index])));
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places.flat()) {
    if (place < first) first = place;
    if (place > last) last = place;
  }
  const { indexOf } = datesFrom(first, 0, unit);
  const length = last < first ? 0 : indexOf(last) + 1;
  return {
    dates: datesFrom(first, length, unit),
    lines: series.map((one, line) => ({
      series: drawn(one, line),
      values: valuesAt(places[line] ?? [], known[line]?.values, indexOf, length),
    })),
    partial: partialIn(series, (line, point) => indexOf(places[line]?.[point] ?? Number.NaN)),
  };
}

/** The values at the indexes of their dates. */
export function valuesAt(
  places: readonly number[],
  values: Values | undefined,
  indexOf: Dates['indexOf'],
  length: number,
) {
  const all = new Array<number | null>(length).fill(null);
  places.forEach((place, point) => {
    if (Number.isFinite(place)) all[indexOf(place)] = valueAt(values, point);
  });
  return all;
}

/** A series with the color and the marker that it gets by its place. */
export const drawn = (series: AnySeries, index: number): DrawnSeries => ({
  ...series,
  color: series.color ?? `series${(index % 8) + 1}`,
  marker: series.marker ?? chartMarkers[index % 8] ?? 'circle',
});

/** The coverage of incomplete points, by index. */
export function partialIn(series: readonly AnySeries[], indexOf: (line: number, point: number) => number) {
  const partial = new Map<number, ChartCoverage>();
  series.forEach((one, line) => {
    const add = (coverage: ChartCoverage | undefined, point: number) => {
      const index = coverage ? indexOf(line, point) : Number.NaN;
      if (coverage && Number.isFinite(index)) partial.set(index, coverage);
    };
    const given = 'points' in one ? one.points.entries() : [];
    for (const [point, { coverage }] of given) add(coverage, point);
    if ('coverage' in one)
      for (const [point, coverage] of Object.entries(one.coverage ?? {})) add(coverage, Number(point));
  });
  return partial;
}

/**
 * The first date of a series if each date directly follows the previous one, as in server responses, else `NaN`. That is
 * the case if texts are ascending and their number matches the time from first to last, so most of them aren't parsed.
 *
 * @param apart the milliseconds from each date to the next, if they are always the same
 */
function startOf(
  { xs, values }: Columns,
  placeOf: (x: ChartX | undefined) => number,
  unit: ChartUnit,
  apart: number,
) {
  const [start, last, step] = [placeOf(xs[0]), values.length - 1, stepOf(unit)];
  if (placeOf(xs[last]) - start !== last * step) return Number.NaN;
  for (let index = 1; index <= last; index += 1) {
    const x = xs[index];
    const before = xs[index - 1];
    if (typeof x === 'number' && x - Number(before) === apart) continue;
    const isDate = typeof x === 'string' && x.length === textLengths[unit];
    if (isDate && before ? x <= before : placeOf(x) !== start + index * step) return Number.NaN;
  }
  return start;
}

/** The lengths of `YYYY-MM-DD` and `YYYY-MM`. Such texts are in the order of their letters; weeks have a step. */
const textLengths = { day: 10, month: 7, week: Number.NaN };

/** The runs of missing values. */
export function gapsIn(values: Values): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 0; index < values.length; index += 1) {
    if (isKnown(values[index])) continue;
    const open = gaps.at(-1);
    if (open && open.end === index - 1) open.end = index;
    else gaps.push({ start: index, end: index });
  }
  return gaps;
}
