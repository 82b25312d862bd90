/** A value and its place on the axis. */
export interface Placed {
  index: number;
  value: number | null;
}

/** More columns than any plot has pixels across: what is dropped beyond could not have been seen. */
export const drawnColumns = 1200;

/**
 * Leaves what can be seen of a long series: of each column of pixels the first, lowest, highest and last
 * value, and one gap when there is any. Up to two values per column nothing changes. Only for drawing:
 * speech, table and totals keep every value.
 */
export function reduceToColumns(
  values: readonly (number | null)[],
  columns: number = drawnColumns,
): Placed[] {
  const all = values.map((value, index) => ({ index, value }));
  if (all.length <= columns * 2) return all;

  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * all.length) / columns);
    const to = Math.floor(((column + 1) * all.length) / columns);
    return extremesOf(all.slice(from, to));
  }).flat();
}

function extremesOf(column: Placed[]) {
  const kept = new Set<Placed>();
  const add = (one: Placed | undefined) => one && kept.add(one);
  let lowest: Placed | undefined;
  let highest: Placed | undefined;
  for (const one of column) {
    if (one.value === null) continue;
    if (lowest?.value == null || one.value < lowest.value) lowest = one;
    if (highest?.value == null || one.value > highest.value) highest = one;
  }
  for (const one of [column[0], lowest, highest, column.find(({ value }) => value === null), column.at(-1)])
    add(one);
  return [...kept].sort((a, b) => a.index - b.index);
}
