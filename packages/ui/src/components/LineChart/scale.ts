import { line } from 'd3-shape';
import { drawnColumns, type Placed, reduceToColumns } from './columns.ts';
import { type Gap, gapsIn } from './model.ts';

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
  /** Across each gap, from the last known value to the next, and to and from what is counted in part only. */
  bridges: string;
}

/** Steps that are read without thinking; small ones double, so that the middle line is a whole number. */
const smallSteps = [1, 2, 4, 8];
const roundSteps = [1, 2, 3, 4, 5, 6, 8];

/**
 * The scale of a plot: zero, a middle and a round end that no value passes; below zero as far as above. Both axes
 * are one multiplication, so that nothing is brought along for them (docs/decisions/0011-parts-of-the-chart.md).
 *
 * @param values all of them, or only the lowest and the highest
 */
export function chartScale(values: readonly number[], count: number): ChartScale {
  const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const isBelowZero = values.some((value) => value < 0);
  const step = niceStep(isBelowZero ? most : most / 2);
  const base = isBelowZero ? -step : 0;

  return {
    ticks: [base, base + step, base + step * 2],
    x: (index) => (count < 2 ? 0 : (index * 100) / (count - 1)),
    y: (value) => 100 - ((value - base) * 50) / step,
  };
}

/** The smallest round number that is not below the given one. */
export function niceStep(least: number) {
  if (least <= 0) return 1;
  const power = Math.floor(Math.log10(least));
  const size = 10 ** power;
  const steps = power === 0 ? smallSteps : roundSteps;
  const found = steps.find((step) => step * size >= least * (1 - Number.EPSILON * 4)) ?? 10;
  return power < 0 ? Number((found * size).toPrecision(12)) : found * size;
}

/** Turns values into paths. `partial` are the places of what is counted in part only. */
export function drawingOf(
  values: readonly (number | null)[],
  gaps: readonly Gap[],
  { x, y, ticks }: ChartScale,
  partial: ReadonlyMap<number, unknown> = new Map(),
): Drawing {
  const writer = new PathWriter();
  const draw = line<Placed>(
    ({ index }) => x(index),
    ({ value }) => y(value ?? 0),
  )
    .defined(({ value }) => value !== null)
    .context(writer as unknown as CanvasRenderingContext2D);
  const pathOf = (placed: Placed[]) => {
    writer.path = '';
    draw(placed);
    return writer.path;
  };
  const whole =
    partial.size === 0 ? values : values.map((value, index) => (partial.has(index) ? null : value));
  const drawn = pathOf(reduceToColumns(whole));
  const isSeen = (days: number) => values.length <= drawnColumns * 2 || days * drawnColumns > values.length;
  const floor = y(Math.max(0, ticks[0] ?? 0));
  const begin = hundredths(x(whole.findIndex((value) => value !== null)));
  const between = partial.size === 0 ? gaps : gapsIn(whole);
  // Only what is known stands on a bridge: its two ends, and what is counted in part between them.
  const across = ({ start, end }: Gap) => {
    const from = Math.max(0, start - 1);
    const placed = values.slice(from, end + 2).map((value, place) => ({ index: from + place, value }));
    return placed.filter(({ value }) => value !== null);
  };

  return {
    line: drawn,
    area:
      gaps.length > 0 || drawn.lastIndexOf('M') > 0 || drawn === '' ? null : `${drawn}V${floor}H${begin}Z`,
    bridges: between
      .filter(({ start, end }) => isSeen(end - start))
      .map(across)
      .filter(({ length }) => length > 1)
      .map(pathOf)
      .join(''),
  };
}

/** Writes what is drawn as the text of a path: in a third of the time in which d3 writes it to so many digits. */
class PathWriter {
  path = '';
  moveTo(x: number, y: number) {
    this.path += `M${hundredths(x)},${hundredths(y)}`;
  }
  lineTo(x: number, y: number) {
    this.path += `L${hundredths(x)},${hundredths(y)}`;
  }
  closePath() {
    this.path += 'Z';
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
