import { line } from 'd3-shape';
import type { Gap } from './model.ts';

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

/** A value and its place on the axis. */
export interface Placed {
  index: number;
  value: number | null;
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

/** Turns values into paths. */
export function drawingOf(
  values: readonly (number | null)[],
  gaps: readonly Gap[],
  { x, y, ticks }: ChartScale,
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
  const drawn = pathOf(reduceToColumns(values));
  const isSeen = (days: number) => values.length <= drawnColumns * 2 || days * drawnColumns > values.length;
  const floor = y(Math.max(0, ticks[0] ?? 0));

  return {
    line: drawn,
    area: gaps.length > 0 || drawn === '' ? null : `${drawn}V${floor}H0Z`,
    bridges: gaps
      .filter(({ start, end }) => start > 0 && end < values.length - 1 && isSeen(end - start))
      .map(({ start, end }) => [start - 1, end + 1].map((index) => ({ index, value: values[index] ?? null })))
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

/** On the plots of a dashboard a column is narrower than the line is wide, so what is dropped could not be seen. */
const drawnColumns = 400;

/**
 * Leaves what can be seen of a long series: of each column of pixels the lowest and the highest value, and one gap
 * when there is any. Up to two values per column nothing changes. Only for drawing: speech, table and totals keep
 * every value.
 */
export function reduceToColumns(values: readonly (number | null)[], columns = drawnColumns): Placed[] {
  const count = values.length;
  if (count <= columns * 2) return values.map((value, index) => ({ index, value }));

  const kept: Placed[] = [];
  const keep = (index: number) => {
    if (index !== kept.at(-1)?.index) kept.push({ index, value: values[index] ?? null });
  };
  keep(0);
  for (let column = 0; column < columns; column += 1) {
    const end = Math.floor(((column + 1) * count) / columns);
    let lowest = -1;
    let highest = -1;
    let gap = -1;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = Math.floor((column * count) / columns); index < end; index += 1) {
      const value = values[index] ?? null;
      if (value === null) gap = gap < 0 ? index : gap;
      else {
        if (value < least) [lowest, least] = [index, value];
        if (value > most) [highest, most] = [index, value];
      }
    }
    const seen = [Math.min(lowest, highest), Math.max(lowest, highest)];
    if (gap >= 0) seen.splice(seen.filter((index) => index < gap).length, 0, gap);
    for (const index of seen) if (index >= 0) keep(index);
  }
  keep(count - 1);
  return kept;
}
