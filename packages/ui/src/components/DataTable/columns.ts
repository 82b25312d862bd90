import type { ReactNode } from 'react';

/** Which column the rows follow, and which way. */
export interface Sort {
  /** The `key` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** One column of a table of `Row`s. */
export interface Column<Row> {
  /** Tells it from the other columns. */
  key: string;
  /** Its head, always read; for a column of buttons hide it with `isHeaderHidden`. */
  header: string;
  /** What stands in it for one row. Nothing, an empty text included, leaves no line where rows are stacked. */
  cell: (row: Row) => ReactNode;
  /** Its cells name their row, for readers who move through the table (WCAG 1.3.1). @default false */
  isRowHeader?: boolean;
  /**
   * The head is read but not seen, as over the actions of a row. Where rows are stacked, actions before the name of the
   * row stand beside it, others below. @default false
   */
  isHeaderHidden?: boolean;
  /** `end` for numbers that stand under each other, and for actions. @default 'start' */
  align?: 'start' | 'end';
  /**
   * Which columns leave first where the table is narrow, until "Show all columns" is pressed: `low` below 896 px of
   * its own width, `medium` below 704 px. Stacked rows have all of them. @default it never leaves
   */
  importance?: 'medium' | 'low';
  /** A CSS width; the rest is shared by what stands in the columns. */
  width?: string;
  /** The order of two rows, first to last. With it the head sorts the rows by itself. */
  compare?: (one: Row, other: Row) => number;
  /** The head asks the host to sort, who brings the rows in order. @default whether there is a `compare` */
  isSortable?: boolean;
  /** The two orders in words, such as "oldest first" and "newest first". @default 'ascending' and 'descending' */
  sortWords?: Record<Sort['direction'], string>;
}

/** A column whose cells name their row. */
export interface RowHeaderColumn<Row> extends Column<Row> {
  isRowHeader: true;
}

/** The columns of a table: the first or the second names the row. */
export type Columns<Row> =
  | readonly [RowHeaderColumn<Row>, ...Column<Row>[]]
  | readonly [Column<Row>, RowHeaderColumn<Row>, ...Column<Row>[]];

/** Whether the head of a column is a button that sorts. */
export const isSortable = <Row>({ compare, isSortable: asked }: Column<Row>) =>
  asked ?? compare !== undefined;

/** The sort after the head of a column is pressed: first to last, then last to first. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** The order of two rows by the column that is sorted by, when the table knows it. */
export const compareOf = <Row>(columns: readonly Column<Row>[], sort: Sort | undefined) =>
  columns.find(({ key }) => key === sort?.column)?.compare;

/** The rows in order, as a new list; equal rows keep their places. Without `compare` they stay as they came. */
export function sorted<Row>(
  rows: readonly Row[],
  compare: Column<Row>['compare'],
  direction: Sort['direction'] | undefined,
): readonly Row[] {
  if (!compare || !direction) return rows;
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => turn * compare(one, other));
}
