import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { gapsIn } from './model.ts';
import { type Placed, reduceToColumns } from './reduce.ts';

/** Places on a plot of 100 by 100, from its top and from its first date. */
export interface ChartScale {
  /** The three values that have a grid line, lowest first. */
  ticks: number[];
  x: (index: number) => number;
  y: (value: number) => number;
}

/** The drawing of one series, in units of the 100 by 100 plot. */
export interface Drawing {
  line: string;
  /** The ground under the line; none when days are missing, since they would look like known ones. */
  area: string | null;
  /** Across each gap, from the last known value to the next. */
  bridges: string;
}

/** A word over a gap, in per cent of the plot. */
export interface GapLabel {
  x: number;
  y: number;
}

/** Steps that are read without thinking; small ones double, so that the middle line is a whole number. */
const smallSteps = [1, 2, 4, 8];
const roundSteps = [1, 2, 3, 4, 5, 6, 8];

/** The scale of a plot: zero, a middle and a round end that no value passes; below zero as far as above. */
export function chartScale(values: readonly number[], count: number): ChartScale {
  const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const isBelowZero = values.some((value) => value < 0);
  const step = niceStep(isBelowZero ? most : most / 2);
  const ticks = isBelowZero ? [-step, 0, step] : [0, step, step * 2];

  return {
    ticks,
    x: count < 2 ? () => 0 : scaleLinear([0, count - 1], [0, 100]),
    y: scaleLinear([ticks[0] ?? 0, ticks[2] ?? 1], [100, 0]),
  };
}

/** The smallest round number that is not below the given one. */
export function niceStep(least: number) {
  if (least <= 0) return 1;
  const power = Math.floor(Math.log10(least));
  const size = 10 ** power;
  const steps = power === 0 ? smallSteps : roundSteps;
  const found = steps.find((step) => step * size >= least * (1 - Number.EPSILON * 4)) ?? 10;
  return Number((found * size).toPrecision(12));
}

/** Turns values into paths. */
export function drawingOf(values: readonly (number | null)[], { x, y, ticks }: ChartScale): Drawing {
  const points = reduceToColumns(values);
  const isKnown = ({ value }: Placed) => value !== null;
  const xOf = ({ index }: Placed) => x(index);
  const yOf = ({ value }: Placed) => y(value ?? 0);
  const floor = y(Math.max(0, ticks[0] ?? 0));
  const isWhole = points.every(isKnown);

  return {
    line: line<Placed>(xOf, yOf).defined(isKnown).digits(2)(points) ?? '',
    area: isWhole ? area<Placed>(xOf, floor, yOf).digits(2)(points) : null,
    bridges: gapsIn(values)
      .map(({ start, end }) => [start - 1, end + 1].map((index) => ({ index, value: values[index] ?? null })))
      .filter((ends) => ends.every(isKnown))
      .map((ends) => line<Placed>(xOf, yOf).digits(2)(ends) ?? '')
      .join(''),
  };
}

/** Half of the room that the words "no data" need, in per cent of a narrow plot. */
const halfLabel = 12;

/** Where "no data" stands: over the widest gaps, above the line beside it, each with room for its words. */
export function gapLabels(values: readonly (number | null)[], { x, y }: ChartScale): GapLabel[] {
  const widestFirst = gapsIn(values).sort((a, b) => b.end - b.start - (a.end - a.start));
  const labels: GapLabel[] = [];
  for (const { start, end } of widestFirst) {
    const middle = Math.min(100 - halfLabel, Math.max(halfLabel, (x(start) + x(end)) / 2));
    if (labels.some((label) => Math.abs(label.x - middle) < halfLabel * 2)) continue;
    const beside = values.flatMap((value, index) =>
      value !== null && Math.abs(x(index) - middle) <= halfLabel ? [y(value)] : [],
    );
    labels.push({ x: middle, y: Math.min(85, ...beside) });
  }
  return labels;
}
