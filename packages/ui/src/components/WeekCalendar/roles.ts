/**
 * The roles of a grid, for elements that are no table: a table would be laid out anew for every event. Heads of
 * rows, and the corner, take no focus.
 */
export const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

/** A head that says more than is seen of it. */
export const namedColumnHead = (name: string) => ({ ...roles.columnHead, 'aria-label': name });
