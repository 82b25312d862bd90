import type { Gap } from './model.ts';
import type { ChartScale } from './scale.ts';

/** A word over a gap, in per cent of the plot. */
export interface GapLabel {
  x: number;
  y: number;
}

/** Half of the room that the words "no data" need, in per cent of a narrow plot. */
const halfLabel = 12;

/** Where "no data" stands: over the widest gaps, above the line beside it, each with room for its words. */
export function gapLabels(
  values: readonly (number | null)[],
  gaps: readonly Gap[],
  { x, y }: ChartScale,
): GapLabel[] {
  const widestFirst = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const labels: GapLabel[] = [];
  for (const { start, end } of widestFirst) {
    const middle = Math.min(100 - halfLabel, Math.max(halfLabel, (x(start) + x(end)) / 2));
    if (labels.some((label) => Math.abs(label.x - middle) < halfLabel * 2)) continue;
    let top = 85;
    values.forEach((value, index) => {
      if (value !== null && Math.abs(x(index) - middle) <= halfLabel) top = Math.min(top, y(value));
    });
    labels.push({ x: middle, y: top });
  }
  return labels;
}

/** Moves the labels at the ends of lines apart, in per cent of the plot, and keeps them inside. */
export function spread(places: readonly number[], room: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let top = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.place = Math.max(one.place, top + room);
    top = one.place;
  }
  let bottom = 100 + room;
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, bottom - room);
    bottom = one.place;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}
