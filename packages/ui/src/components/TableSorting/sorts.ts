import type { Column, Sort } from '../DataTable/index.ts';

/** The columns that rows are sorted by: by the first, and where that is equal, by the next. Empty if unsorted. */
export type Sorts = readonly Sort[];

interface Press {
  /** Without it, the next one: ascending, then descending. */
  direction?: Sort['direction'] | undefined;
  /** Whether the other columns stay. */
  isAdded: boolean;
  /** Whether unsorted follows descending. */
  allowsUnsorted: boolean;
}

/** The sort order after a press on a column header. */
export function pressed(sorts: Sorts, column: string, { direction, isAdded, allowsUnsorted }: Press): Sorts {
  const before = sorts.find((sort) => sort.column === column);
  // Without the other columns, the order starts again.
  const starts = !before || (!isAdded && sorts.length > 1);
  const next = direction ?? (starts ? 'ascending' : afterDirection(before.direction, allowsUnsorted));
  const own: Sorts = next ? [{ column, direction: next }] : [];
  if (!isAdded) return own;
  return before ? sorts.flatMap((sort) => (sort === before ? own : sort)) : [...sorts, ...own];
}

function afterDirection(direction: Sort['direction'], allowsUnsorted: boolean) {
  if (direction === 'ascending') return 'descending';
  return allowsUnsorted ? undefined : 'ascending';
}

/** Replaces the column at a position, or removes it. A column is in the order only once. */
export function replaced(sorts: Sorts, at: number, sort: Sort | undefined): Sorts {
  const others = sorts.map((one, index) => (index !== at && one.column === sort?.column ? undefined : one));
  return others.toSpliced(at, 1, sort).filter((one) => one !== undefined);
}

/** The sorted rows, as a new array; the sort is stable. If no column can compare, returns the same array. */
export function sortedBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorts: Sorts) {
  const orders = sorts.flatMap(({ column, direction }) => {
    const compare = columns.find(({ key }) => key === column)?.compare;
    return compare ? { compare, turn: direction === 'ascending' ? 1 : -1 } : [];
  });
  if (orders.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { compare, turn } of orders) {
      const order = compare(one, other);
      if (order !== 0) return turn * order;
    }
    return 0;
  });
}
