/** A value and where it stands. */
export interface Extreme {
  index: number;
  value: number;
}

/** What can be said about one series in a breath. */
export interface Facts {
  total: number;
  /** The least and the most of all values, which the plot must hold. */
  ends: [number, number];
  /** How many dates have no value. */
  missing: number;
  /** `null` when each known date is counted in part only. */
  whole: WholeFacts | null;
}

/** What can be said of the dates that are counted whole. */
export interface WholeFacts {
  /** Per known date: a missing day is not a day of zero. */
  average: number;
  /** The first of equals. */
  highest: Extreme;
  lowest: Extreme;
  trend: Trend;
}

/** The second half of the time against the first; less than a tenth apart is steady. */
export type Trend = 'rising' | 'falling' | 'steady';

/** The facts of a series, or `null` when nothing is known of it. What is counted in part is in the total only. */
export function factsOf(
  values: readonly (number | null)[],
  partial: ReadonlyMap<number, unknown> = nothing,
): Facts | null {
  let first = 0;
  let last = values.length - 1;
  // The time of which halves are compared begins and ends with a date that is counted whole.
  while (partial.has(first)) first += 1;
  while (partial.has(last)) last -= 1;
  let [early, earlyCount, late, lateCount] = [0, 0, 0, 0];
  let [lowest, highest, middle] = [-1, -1, 0];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [known, parts, inPart] = [0, 0, 0];
  const ends: Facts['ends'] = [least, most];
  // One walk and no list in between: a series may have a hundred years of days.
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null;
    if (value === null) continue;
    ends[0] = Math.min(ends[0], value);
    ends[1] = Math.max(ends[1], value);
    if (partial.has(index)) {
      parts += 1;
      inPart += value;
      continue;
    }
    known += 1;
    if (value < least) {
      least = value;
      lowest = index;
    }
    if (value > most) {
      most = value;
      highest = index;
    }
    if (index * 2 < first + last) {
      early += value;
      earlyCount += 1;
    } else if (index * 2 > first + last) {
      late += value;
      lateCount += 1;
    } else middle = value;
  }
  if (known + parts === 0) return null;

  const total = early + middle + late;
  return {
    total: total + inPart,
    ends,
    missing: values.length - known - parts,
    whole:
      known === 0
        ? null
        : {
            average: total / known,
            highest: { index: highest, value: most },
            lowest: { index: lowest, value: least },
            trend:
              earlyCount === 0 || lateCount === 0 ? 'steady' : trendOf(early / earlyCount, late / lateCount),
          },
  };
}

const nothing: ReadonlyMap<number, unknown> = new Map();

function trendOf(before: number, after: number): Trend {
  const difference = (after - before) / Math.max(Math.abs(before), Math.abs(after), Number.MIN_VALUE);
  if (Math.abs(difference) < 0.1) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}
