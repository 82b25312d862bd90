import { firstKnown, type Gap, gapsIn, isKnown, lastKnown, type Values, valueAt } from './model.ts';
import { type ChartScale, widthOf } from './scale.ts';

/** The drawing of one series, in units of the 100 by 100 plot. */
export interface Drawing {
  line: string;
  /**
   * The area between the line and zero; `null` if there are gaps, because they would look like known values, or if zero
   * isn't on the axis.
   */
  area: string | null;
  /** Lines across each gap, from the last known value to the next, and to and from incomplete periods. */
  bridges: string;
}

/** Turns values into paths. `partial` contains the indexes of incomplete dates. */
export function drawingOf(
  values: Values,
  gaps: readonly Gap[],
  { x, y, ticks }: ChartScale,
  partial: ReadonlyMap<number, unknown> = new Map(),
): Drawing {
  const pathOf = (points: readonly IndexedValue[]) => pathThrough(points, x, y);
  const whole =
    partial.size === 0
      ? values
      : Array.from(values, (_, index) => (partial.has(index) ? null : valueAt(values, index)));
  const drawn = pathOf(reduceToColumns(whole));
  const isVisible = (days: number) =>
    values.length <= drawnColumns * 2 || days * drawnColumns > values.length;
  const hasZero = (ticks[0] ?? 0) <= 0 && (ticks.at(-1) ?? 0) >= 0;
  const begin = hundredths(x(firstKnown(whole)));
  const between = partial.size === 0 ? gaps : gapsIn(whole);
  // A bridge connects only known values: its two ends, and incomplete ones between them.
  const across = ({ start, end }: Gap) => {
    const from = Math.max(0, start - 1);
    const points = Array.from({ length: end + 2 - from }, (_, offset) => from + offset);
    return points
      .map((index) => ({ index, value: valueAt(values, index) }))
      .filter(({ value }) => value !== null);
  };

  return {
    line: drawn,
    area:
      !hasZero || gaps.length > 0 || drawn.lastIndexOf('M') > 0 || drawn === ''
        ? null
        : `${drawn}V${y(0)}H${begin}Z`,
    bridges: between
      .filter(({ start, end }) => isVisible(end - start))
      .map(across)
      .filter(({ length }) => length > 1)
      .map(pathOf)
      .join(''),
  };
}

/** The area between each uninterrupted run of a line and zero. */
export const areasOf = (line: string, zero: number) =>
  (line.match(/M[^MZ]*L[^MZ]*/g) ?? [])
    .map((run) => `${run}V${zero}H${run.slice(1, run.indexOf(','))}Z`)
    .join('');

/** A value and its index on the axis. */
interface IndexedValue {
  index: number;
  value: number | null;
}

/** In the plots of a dashboard, a column is narrower than the line, so dropped values wouldn't be visible. */
const drawnColumns = 400;

/**
 * Keeps the visible part of a long series: the lowest value, the highest value and one gap, if any, of each column.
 * With up to two values per column, nothing changes. Only for the drawing: the explorer, the table and the totals keep
 * every value.
 */
export function reduceToColumns(values: Values, columns = drawnColumns): IndexedValue[] {
  const count = values.length;
  if (count <= columns * 2)
    return Array.from(values, (_, index) => ({ index, value: valueAt(values, index) }));

  const points: IndexedValue[] = [];
  const add = (index: number) => {
    if (index !== points.at(-1)?.index) points.push({ index, value: valueAt(values, index) });
  };
  add(0);
  for (let column = 0; column < columns; column += 1) {
    const end = Math.floor(((column + 1) * count) / columns);
    let lowest = -1;
    let highest = -1;
    let gap = -1;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = Math.floor((column * count) / columns); index < end; index += 1) {
      const value = values[index];
      if (!isKnown(value)) gap = gap < 0 ? index : gap;
      else {
        if (value < least) [lowest, least] = [index, value];
        if (value > most) [highest, most] = [index, value];
      }
    }
    const indexes = [Math.min(lowest, highest), Math.max(lowest, highest)];
    if (gap >= 0) indexes.splice(indexes.filter((index) => index < gap).length, 0, gap);
    for (const index of indexes) if (index >= 0) add(index);
  }
  add(count - 1);
  return points;
}

/** The position of "no data" over a gap, in percent of the plot. */
export interface GapLabel {
  x: number;
  y: number;
}

/** Half of the width of "no data", in percent of a narrow plot. */
const halfLabel = 12;

/** Positions of "no data": over the widest gaps, above the neighboring line, where there is room. */
export function gapLabels(values: Values, gaps: readonly Gap[], { x, y }: ChartScale): GapLabel[] {
  const widestFirst = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const labels: GapLabel[] = [];
  for (const { start, end } of widestFirst) {
    const middle = Math.min(100 - halfLabel, Math.max(halfLabel, (x(start) + x(end)) / 2));
    if (labels.some((label) => Math.abs(label.x - middle) < halfLabel * 2)) continue;
    let top = 85;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      if (isKnown(value) && Math.abs(x(index) - middle) <= halfLabel) top = Math.min(top, y(value));
    }
    labels.push({ x: middle, y: top });
  }
  return labels;
}

/** The position of the label of a threshold. */
export interface ThresholdLabel {
  /** Where it begins (0), is centered (50) or ends (100), in percent of the plot. */
  x: number;
  y: number;
  /** Whether it is below its line. */
  isBelow: boolean;
  text: string;
}

/** The width, in rem, of a narrow plot, for which the room of a label is estimated. */
const narrowPlot = 12;

/**
 * Puts the label of each threshold at the start, middle or end of its line, above or below, where it covers as little as
 * possible: never the first or last point of a line or another label, as long as there is room.
 *
 * @param height the height of a label, in percent of the plot
 */
export function thresholdLabels(
  lines: readonly Values[],
  thresholds: readonly { value: number; text: string }[],
  { x, y }: ChartScale,
  height: number,
): ThresholdLabel[] {
  const taken: Box[] = [];
  const drawn = lines.map((values) => ({
    points: reduceToColumns(values),
    ends: [firstKnown(values), lastKnown(values)],
  }));
  /** The number of segments of lines in a box; ends of lines and other labels count more. */
  const costOf = (box: Box) => {
    let cost = box[1] < -height || box[3] > 100 ? 1e3 : 0;
    if (taken.some((other) => overlap(other, box))) cost += 1e5;
    for (const { points, ends } of drawn) {
      points.forEach(({ index, value }, place) => {
        if (value === null) return;
        const next = points[place + 1] ?? { index: index + 1, value };
        const [from, to] = [y(value), y(next.value ?? value)];
        const segment: Box = [x(index), Math.min(from, to), x(next.index), Math.max(from, to)];
        const isEnd = ends.includes(index) || ends.includes(next.index);
        if (overlap(segment, box)) cost += isEnd ? 1e4 : 1;
      });
    }
    return cost;
  };

  return thresholds.map(({ value, text }) => {
    const width = Math.min(100, (widthOf(text) * 100) / narrowPlot);
    const line = y(value);
    let best = { x: 0, isBelow: false, box: [0, 0, 0, 0] as Box, cost: Number.POSITIVE_INFINITY };
    for (const isBelow of [false, true]) {
      for (const at of [0, 50, 100]) {
        const left = at - (at * width) / 100;
        const top = isBelow ? line : line - height;
        const box: Box = [left, top, left + width, top + height];
        const cost = costOf(box);
        if (cost < best.cost) best = { x: at, isBelow, box, cost };
      }
    }
    taken.push(best.box);
    return { x: best.x, y: line, isBelow: best.isBelow, text };
  });
}

/** Left, top, right and bottom, in percent of the plot. */
type Box = readonly [number, number, number, number];

const overlap = (one: Box, other: Box) =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** Moves the labels at the ends of lines apart, in percent of the plot, and keeps them inside. */
export function spread(positions: readonly number[], height: number): number[] {
  const order = positions
    .map((position, index) => ({ position, index }))
    .sort((a, b) => a.position - b.position);
  let top = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.position = Math.max(one.position, top + height);
    top = one.position;
  }
  let bottom = 100 + height;
  for (const one of order.toReversed()) {
    one.position = Math.min(one.position, bottom - height);
    bottom = one.position;
  }
  return order.sort((a, b) => a.index - b.index).map(({ position }) => position);
}

/** A path of straight lines, interrupted where there is no value. A single value becomes a dot (`Z`). */
function pathThrough(points: readonly IndexedValue[], x: ChartScale['x'], y: ChartScale['y']) {
  let path = '';
  let count = 0;
  const end = () => {
    if (count === 1) path += 'Z';
    count = 0;
  };
  for (const { index, value } of points) {
    if (value === null) end();
    else path += `${count++ === 0 ? 'M' : 'L'}${hundredths(x(index))},${hundredths(y(value))}`;
  }
  end();
  return path;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
