import { type Dates, landmarkKind, midnight, ordinal } from './dates.ts';
import type { AxisTick, ChartUnit } from './model.ts';
import type { Chart } from './useChart.ts';

/** Positions in a plot of 100 by 100, measured from the top and from the first date. */
export interface ChartScale {
  /** The values with a grid line, at equal distances, lowest first. */
  ticks: number[];
  x: (index: number) => number;
  y: (value: number) => number;
}

/** Round steps that are easy to read. Small ones double, so that the middle grid line is a whole number. */
const smallSteps = [1, 2, 4, 8];
const roundSteps = [1, 2, 3, 4, 5, 6, 8];

/** What the value axis shows besides the values. */
export interface AxisRange {
  /** The axis begins at this value or at the next round one below. @default 0 */
  minValue?: number | undefined;
  /** The axis ends at this value or at the next round one above. @default the highest value */
  maxValue?: number | undefined;
  /** The least number of rows between grid lines. @default 2 */
  rows?: number | undefined;
}

/**
 * The scale of a plot: zero, a middle, and a round end that no value exceeds. An axis that begins elsewhere has round
 * ends, and up to two more rows if that leaves less of the plot empty. Both axes are one multiplication, so they don't need a library
 * (docs/decisions/0011-parts-of-the-chart.md).
 *
 * @param values all values, or only the lowest and the highest
 */
export function chartScale(
  values: readonly number[],
  count: number,
  { minValue = 0, maxValue = 0, rows: least = 2 }: AxisRange = {},
): ChartScale {
  const low = values.reduce((lowest, value) => Math.min(lowest, value), minValue);
  const high = values.reduce((highest, value) => Math.max(highest, value), Math.max(low, maxValue));
  const { base, step, rows } =
    low === 0 ? { base: 0, step: niceStep(high / least), rows: least } : roundRows(low, high, least);

  return {
    ticks: Array.from({ length: rows + 1 }, (_, row) => precise(base + step * row)),
    x: (index) => (count < 2 ? 0 : (index * 100) / (count - 1)),
    y: (value) => 100 - ((value - base) * 100) / (step * rows),
  };
}

/** The rows of round height that include two values and leave as little empty as possible. */
function roundRows(low: number, high: number, least: number) {
  const fits = [least, least + 1, least + 2].map((rows) => {
    const size = 10 ** Math.floor(Math.log10((high - low || 1) / rows));
    const baseOf = (step: number) => Math.floor(low / step + 1e-9) * step;
    const steps = [1, 2, 5, 10].map((factor) => factor * size);
    const step = steps.find((one) => baseOf(one) + one * rows >= high - one * 1e-9) ?? size * 20;
    return { base: baseOf(step), step, rows };
  });
  return fits.reduce((best, one) => (one.step * one.rows < best.step * best.rows ? one : best));
}

/** Without the rounding error of 0.1 + 0.2. */
const precise = (value: number) => Number(value.toPrecision(12));

/** The smallest round number that isn't less than the given one. */
export function niceStep(least: number) {
  if (least <= 0) return 1;
  const power = Math.floor(Math.log10(least));
  const size = 10 ** power;
  const steps = power === 0 ? smallSteps : roundSteps;
  const found = steps.find((step) => step * size >= least * (1 - Number.EPSILON * 4)) ?? 10;
  return power < 0 ? precise(found * size) : found * size;
}

/** A date below the plot. */
export interface Tick {
  /** Its place on the axis, from 0 to 1. */
  at: number;
  text: string;
  /** The minimum plot width, in rem, at which the date fits; `0` for the last date, which is always visible. */
  from: number;
  /** The first and the last text are inside the plot, unless they are in the middle of a bar that is wide enough. */
  edge: 'first' | 'last' | undefined;
}

/** The plot widths, in rem, at which dates appear. They are closest where a plot has end labels on a phone. */
export const tickWidths = [
  6, 7, 8, 9, 9.5, 10, 10.5, 11, 12, 13, 14, 16, 17, 18, 20, 22, 26, 30, 38, 48, 64,
] as const;

/** The width of a Latin letter on the axis (12 px), in rem, with letter spacing of 0.12 em (WCAG 1.4.12). */
const letter = 0.5;
/** Digits and the letters of most other scripts are wider. */
const wider = 0.54;
/** Chinese, Japanese and Korean characters are as wide as they are tall. */
const widest = 0.85;
const space = 0.5;

/** The estimated width of a text on the axis, in rem. It isn't measured, so it also works on a server. */
export const widthOf = (text: string) =>
  [...text].reduce((room, one) => {
    if (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(one)) return room + widest;
    return room + (/[\d\u0370-\u2000]/.test(one) ? wider : letter);
  }, 0);

/**
 * The dates that have a marker and can have a text: every date if there are few, otherwise every week from the first
 * date, or the first of each month or of some years. Always includes the first and the last date.
 */
export function landmarkIndexes(dates: Dates, unit: ChartUnit): number[] {
  const last = dates.length - 1;
  if (last < 1) return dates.length === 0 ? [] : [0];
  /** Whether a marker is far enough from both ends not to overlap the markers there. */
  const isClear = (index: number) => index > 0 && index < last && (last < 10 || last - index >= last / 20);
  return [0, ...between(dates, unit).filter(isClear), last];
}

function between({ length, placeAt, indexOf }: Dates, unit: ChartUnit): number[] {
  const kind = landmarkKind(length, unit);
  if (kind === 'date') {
    const step = { day: length <= 10 ? 1 : 7, week: length <= 26 ? 1 : 4, month: 1 }[unit];
    return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  }
  // Indexes are calculated: iterating over a hundred years of days would take longer than drawing them.
  const [from, to] = [0, length - 1].map((index) => new Date(midnight(placeAt(index), unit))) as [Date, Date];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const step = kind === 'month' ? 1 : 12 * ([1, 2, 5, 10, 20, 50].find((step) => years / step <= 12) ?? 100);
  const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const first = Math.ceil(months(from) / step);
  const count = Math.floor(months(to) / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const place = ordinal(midnight((first + index) * step, 'month'), unit);
    const found = indexOf(place);
    return placeAt(found) < place ? found + 1 : found;
  });
}

/**
 * The texts below the plot, each with the plot width from which it fits. Widths are estimated from the letters, and the
 * number of dates halves until they fit, so that CSS alone can hide them.
 */
export function ticksOf(written: readonly AxisTick[]): Tick[] {
  const ticks = written.map(({ at, text }, index, { length }): Roomy => {
    const room = widthOf(text);
    const isInside = (distance: number) => distance <= 0 || distance * usualPlot + beyond < room / 2;
    const edge =
      index === 0 && isInside(at) ? 'first' : index === length - 1 && isInside(1 - at) ? 'last' : undefined;
    return { at, text, room, edge, from: Number.POSITIVE_INFINITY };
  });
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last) return [];

  const between = ticks.slice(1, -1);
  const [firstRoom, lastRoom] = [first, last].map(({ edge, room }) => (edge ? room : room / 2)) as [
    number,
    number,
  ];
  const ends = (firstRoom + space + lastRoom) / (last.at - first.at || 1);
  /** The plot width from which a date doesn't overlap the first or the last one. */
  const clearOfEnds = ({ at, room }: Roomy) =>
    Math.max(
      (firstRoom + space + room / 2) / (at - first.at),
      (lastRoom + space + room / 2) / (last.at - at),
    );

  // Midnight stays when the hours around it go.
  const anchor = written.slice(1, -1).findIndex(({ isMajor }) => isMajor);
  let chosen = between;
  for (let step = 1; step < ticks.length; step *= 2) {
    const fewer = between.filter((_, index) => (index - anchor) % step === 0);
    // If only one stays, it is the one nearest to the middle.
    chosen = fewer.length > 1 || anchor >= 0 ? fewer : chosen.toSorted(byMiddle).slice(0, 1);
    const apart = chosen.reduce((plot, tick, index) => {
      const before = chosen[index - 1];
      if (!before) return plot;
      const room = (before.room + tick.room) / 2 + space;
      return Math.max(plot, room / (tick.at - before.at));
    }, ends);
    for (const tick of chosen)
      tick.from = Math.min(tick.from, widthAbove(Math.max(apart, clearOfEnds(tick))));
  }
  // If there isn't room for both, the last date stays.
  first.from = widthAbove(ends);
  if (first.from <= tickWidths[0]) first.from = 0;
  last.from = 0;
  return ticks.filter(({ from }) => Number.isFinite(from)).map(({ room, ...tick }) => tick);
}

const byMiddle = (one: Roomy, other: Roomy) => Math.abs(one.at - 0.5) - Math.abs(other.at - 0.5);

/** The width, in rem, for which the room next to a bar is estimated, and how far a text can extend beyond the plot. */
const [usualPlot, beyond] = [16, 1];

const widthAbove = (least: number) => tickWidths.find((width) => width >= least) ?? Number.POSITIVE_INFINITY;

interface Roomy extends Tick {
  room: number;
}

/** Where the dates of a chart are, if they aren't at equal distances from edge to edge. */
export interface Placed {
  x: (index: number) => number;
  explorer: Chart['explorer'];
}

/** The values of a range in which each hundredth of a percent is one. */
const most = 10_000;

/**
 * Puts dates where `places` are, or the middles of their bars, and the thumb of the range with them.
 *
 * @param places from 0 to 1. @default at equal distances
 * @param band the width of a date, as a part of the plot
 */
export function placed(places: readonly number[] | undefined, count: number, band: number): Placed {
  const x = (index: number) => {
    const even = count < 2 ? 0 : Math.min(1, Math.max(0, index / (count - 1)));
    return 100 * ((places?.[index] ?? even) * (1 - band) + band / 2);
  };
  const valueAt = (index: number) => Math.round((x(index) * most) / 100);
  const nearest = (value: number) => {
    let found = 0;
    for (let index = 1; index < count; index += 1)
      if (Math.abs(valueAt(index) - value) < Math.abs(valueAt(found) - value)) found = index;
    return found;
  };
  return {
    x,
    explorer: {
      max: most,
      valueAt,
      indexAt: (value, current) => {
        const index = nearest(value);
        const by = value - valueAt(current);
        // A screen reader moves a range by a step, which can be less than the way to the next date.
        return index === current && Math.abs(by) === 1 ? index + by : index;
      },
    },
  };
}

/** The width of a date as a part of the plot, so that the bars of no two dates overlap. */
export function bandOf(places: readonly number[] | undefined, count: number) {
  const apart = places
    ? places.reduce((least, place, index) => Math.min(least, place - (places[index - 1] ?? -1)), 1)
    : 1 / (count - 1);
  // The plot is as much wider than its dates as one of them.
  return count < 2 ? 1 : apart / (1 + apart);
}
