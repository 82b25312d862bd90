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
   * Which columns leave first where the table is narrow, until "Show All Columns" is pressed: `low` below 896 px of
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
  sortLabels?: Record<Sort['direction'], string>;
  /** @deprecated Use `sortLabels`. */
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

/** Why there are no rows, or only old ones. */
export interface TableError {
  /** What happened, such as "Channels could not be loaded". @default 'Couldn’t load the rows' */
  title?: string;
  /** Why, and what it means for the reader. */
  description?: ReactNode;
  /** The id of the failed request, for whoever is asked for help. */
  requestId?: string | undefined;
}

/** Rows that can be chosen, by their keys: a chosen row stays so when its page, its place or its search goes. */
export interface TableSelection {
  /** The keys of the chosen rows, when the host holds them. */
  selected?: ReadonlySet<string>;
  /** The keys of the rows that are chosen at first. */
  defaultSelected?: ReadonlySet<string>;
  /** Other rows are chosen. */
  onChange?: (selected: ReadonlySet<string>) => void;
  /**
   * What can be done with the chosen rows: buttons of size `row`. They stand under the heads, in a line that is
   * always there. `clear` chooses nothing and keeps focus in the table; call it once the rows are done with.
   */
  actions?: (selected: ReadonlySet<string>, clear: () => void) => ReactNode;
}

interface PageSizeOptions {
  /** The sizes to choose from. @default [25, 50, 100] */
  pageSizes?: readonly number[];
}

/** Pages that the table cuts from the rows it has. A new sort begins at the first page. */
export interface ClientPagination extends PageSizeOptions {
  mode?: 'client';
  /** @deprecated Use `mode: 'client'`, or leave it out. */
  by?: 'table';
  /** The page, from 1, when the host holds it. */
  page?: number;
  /** The page at first. @default 1 */
  defaultPage?: number;
  /** How many rows a page holds, when the host holds that. */
  pageSize?: number;
  /** How many rows a page holds at first. @default 25 */
  defaultPageSize?: number;
  onPageChange?: (page: number) => void;
  /** Another size is chosen, and the page that then shows the first row seen now. */
  onPageSizeChange?: (pageSize: number, page: number) => void;
}

/** Pages that the host brings one by one: `rows` are those of one page. A new sort is the host's to begin anew. */
export interface ServerPagination extends ServerPages {
  mode: 'server';
  by?: never;
}

/** @deprecated Use `ServerPagination`, with `mode: 'server'`. */
export interface HostPaging extends ServerPages {
  /** @deprecated Use `mode: 'server'`. */
  by: 'host';
  mode?: never;
}

interface ServerPages extends PageSizeOptions {
  page: number;
  pageSize: number;
  /** How many rows there are on all pages, when that is known. Keep it while a page is on its way. */
  total?: number | undefined;
  /** Whether there is a next page, when the total is not known. */
  hasNext?: boolean | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: (pageSize: number, page: number) => void;
  /** The pointer or focus has come to the button of the next page: load it ahead. */
  onNextPagePrefetch?: () => void;
  /** @deprecated Use `onNextPagePrefetch`. */
  onNextIntent?: () => void;
}

export type TablePagination = ClientPagination | ServerPagination | HostPaging;

export interface DataTableProps<Row> {
  /** What the rows are, such as "Channels": the name of the table. */
  label: string;
  /** What stands in each column; the first or the second names the row. Keep the list between renders if rows are many. */
  columns: Columns<Row>;
  /** The rows, or nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  /** What tells one row from another and never changes, such as its id. */
  rowKey: (row: Row) => string;
  /** The sort, when the host holds it. */
  sort?: Sort | undefined;
  /** The sort at first. */
  defaultSort?: Sort;
  /** The head of a column was pressed. */
  onSortChange?: (sort: Sort) => void;
  /** Each row gets a box to choose it, named by the row's own name. */
  selection?: TableSelection;
  /** The rows are seen page by page; without it all of them are. */
  paging?: TablePagination;
  /** A search field above the table. The host searches; how many rows are left is said while focus is in it. */
  search?: ReactNode;
  /**
   * Other things that leave rows out, beside the search: a few selects. The host narrows; how many rows are left is said
   * too. Where rows are stacked they are behind a button, with the order of the rows.
   */
  filters?: ReactNode;
  /** How many of the filters leave rows out now: said on that button. @default 0 */
  filterCount?: number;
  /** What can be done with the list as a whole, at the end of the line of the search. */
  actions?: ReactNode;
  /** The heads stay in sight while the rows go by; not where rows are stacked. @default false */
  isHeaderSticky?: boolean;
  /** @deprecated Use `isHeaderSticky`. */
  isHeadSticky?: boolean;
  /** What else sticks to the top of the page above the heads, as a CSS length. @default '0px' */
  headerOffset?: string;
  /** @deprecated Use `headerOffset`. */
  headOffset?: string;
  /** The most the table is high, as a CSS length; the rows then scroll in its own box. */
  maxHeight?: string;
  /** Rows are on their way. Those that are here stay. @default whether `rows` is missing and nothing failed */
  isLoading?: boolean;
  /** How many rows are drawn while the first ones are on their way. @default 5 */
  skeletonRows?: number;
  /** @deprecated Use `skeletonRows`. */
  waitingRows?: number;
  /** How many lines the name of a row has, so that those on their way are as high as those that come. @default 1 */
  skeletonLines?: 1 | 2;
  /** @deprecated Use `skeletonLines`. */
  waitingLines?: 1 | 2;
  /** Loading failed. Rows that are here stay, under a line that says so. */
  error?: TableError | undefined;
  /** Loads again; without it there is no Retry. */
  onRetry?: () => void;
  /** Stands in place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Of how many rows these are a part, and the place of the first, from 1, when there is no `paging`. */
  range?: { first: number; total: number };
  /** Stands below, also while the first rows are on their way, such as "4 channels". @default the number of rows, or which of them are seen */
  footer?: ReactNode;
}
