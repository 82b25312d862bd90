import type { Chart } from './useChart.ts';

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
