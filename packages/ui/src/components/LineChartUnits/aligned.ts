import {
  type AnySeries,
  type ChartAxis,
  type ChartModel,
  type ChartX,
  columnsOf,
  drawn,
  partialIn,
  valuesAt,
} from '../LineChart/index.ts';

/**
 * Aligns series on one axis of numbers. If their points are at regular steps, a missing one is a gap.
 *
 * @param placeOf the number of a date
 * @param step the distance of two points. @default the least distance, if all others are multiples of it
 * @param textOf the date of a number, called only for dates that are read
 */
export function alignedModel(
  series: readonly AnySeries[],
  placeOf: (x: ChartX) => number,
  step: number | undefined,
  textOf: (place: number) => string,
): ChartModel {
  const columns = series.map(columnsOf);
  const known = columns.map(({ xs, values }) =>
    Array.from(values, (_, point) => placeOf(xs[point] as ChartX)),
  );
  const all = [...new Set(known.flat())].filter(Number.isFinite).sort((one, other) => one - other);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  const apart = step ?? commonStep(all);
  const count = apart === null || all.length === 0 ? all.length : Math.round((last - first) / apart) + 1;
  const placeAt = (index: number) => (apart === null ? (all[index] ?? 0) : precise(first + index * apart));
  const indexes = new Map(all.map((place, index) => [place, index]));
  const indexOf = (place: number) =>
    apart === null ? (indexes.get(place) ?? -1) : Math.round((place - first) / apart);

  return {
    dates: { length: count, placeAt, indexOf, at: (index) => textOf(placeAt(index)) },
    lines: series.map((one, line) => ({
      series: drawn(one, line),
      values: valuesAt(known[line] ?? [], columns[line]?.values, indexOf, count),
    })),
    partial: partialIn(series, (line, point) => indexOf(known[line]?.[point] ?? Number.NaN)),
  };
}

/** The most dates for each point. With more, the points have no step in common. */
const sparse = 20;

/** The step that points have in common, or `null`. */
export function commonStep(places: readonly number[]) {
  if (places.length < 2) return null;
  const apart = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const least = Math.min(...apart);
  const isCommon = apart.every((one) => Math.abs(one / least - Math.round(one / least)) < 1e-6);
  const span = (places.at(-1) ?? 0) - (places[0] ?? 0);
  return isCommon && span / least < places.length * sparse ? least : null;
}

/** The places of points from 0 to 1, or `undefined` if they are at equal distances from edge to edge. */
export function placesIn(places: readonly number[], [from, to]: readonly [number, number]) {
  const parts = places.map((place) => (to === from ? 0.5 : (place - from) / (to - from)));
  const isEven = parts.every((part, index) => Math.abs(part * (parts.length - 1) - index) < 1e-6);
  return isEven ? undefined : parts;
}

/** The points next to the texts of the axis, and the first and the last one. Only they have a marker. */
export function landmarksAt(
  ticks: readonly { at: number }[],
  places: readonly number[] | undefined,
  count: number,
): ChartAxis['landmarks'] {
  const last = count - 1;
  if (last < 1) return count === 0 ? [] : [0];
  const nearest = ({ at }: { at: number }) => {
    if (!places) return Math.round(at * last);
    return places.reduce(
      (best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best),
      0,
    );
  };
  if (count <= fewPoints) return Array.from({ length: count }, (_, index) => index);
  const isClear = (index: number) => index > last / 20 && last - index > last / 20;
  return [0, ...new Set(ticks.map(nearest).filter(isClear)), last];
}

/** Up to this number, every point has a marker. */
const fewPoints = 12;

/** Without the rounding error of 0.1 + 0.2. */
const precise = (value: number) => Number(value.toPrecision(15));
