/** A value and its place on the axis. */
export interface Placed {
  index: number;
  value: number | null;
}

/** On the plots of a dashboard a column is narrower than the line is wide, so what is dropped could not be seen. */
export const drawnColumns = 400;

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
