import type { PlacedEvent, WeekEvent } from './events.ts';

/** Counts, for each event within the hours, the others whose time it shares; for a moment, those it falls into. */
export function countOverlaps<E extends WeekEvent>(inOrder: PlacedEvent<E>[]) {
  const timed = inOrder.filter(({ isAllDay }) => !isAllDay);
  const [starts, ends] = [new Float64Array(timed.length), new Float64Array(timed.length)];
  for (const [index, one] of timed.entries()) {
    starts[index] = one.startsAt;
    ends[index] = lastInstant(one);
  }
  ends.sort();
  for (const one of timed) {
    one.overlaps = countBelow(starts, lastInstant(one)) - countBelow(ends, one.startsAt + 1) - 1;
  }
  return inOrder;
}

const lastInstant = ({ startsAt, endsAt }: PlacedEvent) => Math.max(endsAt, startsAt + 1);

/** How many numbers of an ascending list are less than a limit. */
function countBelow(sorted: Float64Array, limit: number) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
