import type { ReactNode } from 'react';
import type { Columns, Sort } from './columns.ts';

/** Why there are no rows, or only old ones. */
export interface TableError {
  /** What happened, such as "Channels could not be loaded". @default 'The rows could not be loaded' */
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

interface Place {
  /** The sizes to choose from. @default [25, 50, 100] */
  pageSizes?: readonly number[];
}

/** Pages that the table cuts from the rows it has. A new sort begins at the first page. */
export interface OwnPaging extends Place {
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
export interface HostPaging extends Place {
  by: 'host';
  page: number;
  pageSize: number;
  /** How many rows there are on all pages, when that is known. Keep it while a page is on its way. */
  total?: number | undefined;
  /** Whether there is a next page, when the total is not known. */
  hasNext?: boolean | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: (pageSize: number, page: number) => void;
  /** The pointer or focus has come to the button of the next page: load it ahead. */
  onNextIntent?: () => void;
}

export type TablePaging = OwnPaging | HostPaging;

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
  paging?: TablePaging;
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
  isHeadSticky?: boolean;
  /** What else sticks to the top of the page above the heads, as a CSS length. @default '0px' */
  headOffset?: string;
  /** The most the table is high, as a CSS length; the rows then scroll in its own box. */
  maxHeight?: string;
  /** Rows are on their way. Those that are here stay. @default whether `rows` is missing and nothing failed */
  isLoading?: boolean;
  /** How many rows are drawn while the first ones are on their way. @default 5 */
  waitingRows?: number;
  /** How many lines the name of a row has, so that those on their way are as high as those that come. @default 1 */
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
