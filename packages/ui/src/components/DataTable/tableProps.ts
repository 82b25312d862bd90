import type { ReactNode } from 'react';
import type { RootProps } from '../../props/index.ts';

/** The column that the rows are sorted by, and the direction. */
export interface Sort {
  /** The `key` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  /** Unique among the columns. */
  key: string;
  /** The column header, always required. For a column of buttons, set `isHeaderHidden`. */
  header: string;
  /** Renders the cell of a row. An empty value doesn't take up a line if rows are stacked. */
  cell: (row: Row) => ReactNode;
  /** Whether its cells are row headers (WCAG 1.3.1). @default false */
  isRowHeader?: boolean | undefined;
  /**
   * Hides the header visually, for example above row actions. If rows are stacked, actions in a column before the row's
   * name are next to it, and others are below it. @default false
   */
  isHeaderHidden?: boolean | undefined;
  /** Use `end` for numbers and for actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /**
   * Hides the column in a narrow table, until "Show All Columns" is pressed: `low` below a table width of 896 px,
   * `medium` below 704 px. Stacked rows have all columns. @default never hidden
   */
  importance?: 'medium' | 'low' | undefined;
  /** A CSS width. By default, it depends on the content. */
  width?: string | undefined;
  /** A CSS width. The table scrolls sideways rather than make the column narrower. Stacked rows ignore it. */
  minWidth?: string | undefined;
  /** Compares two rows in ascending order. If set, the table sorts by this column itself. */
  compare?: ((one: Row, other: Row) => number) | undefined;
  /** Whether its header sorts. Without `compare`, sort in `onSortChange`. @default whether there is a `compare` */
  isSortable?: boolean | undefined;
  /** Both sort orders in words, such as "oldest first" and "newest first". @default 'ascending' and 'descending' */
  sortLabels?: Record<Sort['direction'], string> | undefined;
  /** @deprecated Use `sortLabels`. */
  sortWords?: Record<Sort['direction'], string> | undefined;
  /** Replaces the arrow in the sort button. It isn't part of the column's name. `useTableSorting` sets it. */
  sortMark?: ReactNode;
  /** At the end of the header, unless rows are stacked. `useTableColumns` sets it. */
  headEnd?: ReactNode;
  /** Its position among the columns that stay in view, from 0. `useTableColumns` sets it. */
  pinned?: number | undefined;
}

/** How `useTableSorting` handles a press on a column header. */
export interface TableSorting {
  /** Sorts by the column. Without a direction, toggles it. `isAdded` keeps the earlier columns. */
  press: (column: string, direction: Sort['direction'] | undefined, isAdded: boolean) => void;
  /** The choice not to sort, in the list above stacked rows. */
  unsorted?: { label: string; choose: () => void } | undefined;
}

/** A column whose cells are row headers. */
export interface RowHeaderColumn<Row> extends Column<Row> {
  isRowHeader: true;
}

/** The columns of a table. The first or second column has the row headers. */
export type Columns<Row> =
  | readonly [RowHeaderColumn<Row>, ...Column<Row>[]]
  | readonly [Column<Row>, RowHeaderColumn<Row>, ...Column<Row>[]];

/** Why there are no rows, or only stale ones. */
export interface TableError {
  /** What happened, such as "Channels could not be loaded". @default 'Couldn’t load the rows' */
  title?: string | undefined;
  /** Why, and what it means for the person. */
  description?: ReactNode;
  /** The ID of the failed request, so that people can quote it. */
  requestId?: string | undefined;
}

/** Row selection by key. Rows stay selected on other pages, in another sort order and if a search hides them. */
export interface TableSelection {
  /** The keys of the selected rows (controlled). */
  selected?: ReadonlySet<string> | undefined;
  /** The keys of the initially selected rows (uncontrolled). */
  defaultSelected?: ReadonlySet<string> | undefined;
  /** Called when the selection changes. */
  onChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /**
   * Renders the actions for the selected rows: buttons of size `row`, in a bar that is always there. `clear` clears the
   * selection and keeps focus in the table; call it when the action is done.
   */
  actions?: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
}

interface PageSizeOptions {
  /** The page sizes to select from. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
}

/** The table itself paginates the rows. A new sort order starts at the first page. */
export interface ClientPagination extends PageSizeOptions {
  mode?: 'client' | undefined;
  /** @deprecated Use `mode: 'client'`, or leave it out. */
  by?: 'table' | undefined;
  /** The page, from 1 (controlled). */
  page?: number | undefined;
  /** The initial page (uncontrolled). @default 1 */
  defaultPage?: number | undefined;
  /** The number of rows per page (controlled). */
  pageSize?: number | undefined;
  /** The initial number of rows per page (uncontrolled). @default 25 */
  defaultPageSize?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Called with the new page size, and the page that then contains the first visible row. */
  onPageSizeChange?: ((pageSize: number, page: number) => void) | undefined;
}

/** The app provides one page at a time as `rows`. In `onSortChange`, go to page 1. */
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
  /** The number of rows on all pages, if known. Keep it while a page loads. */
  total?: number | undefined;
  /** Whether there is a next page, if the total isn't known. */
  hasNext?: boolean | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: ((pageSize: number, page: number) => void) | undefined;
  /** Called when the Next Page button is hovered or focused, so that you can prefetch the page. */
  onNextPagePrefetch?: (() => void) | undefined;
  /** @deprecated Use `onNextPagePrefetch`. */
  onNextIntent?: (() => void) | undefined;
}

export type TablePagination = ClientPagination | ServerPagination | HostPaging;

export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** The name of the table: what the rows are, such as "Channels". */
  label: string;
  /** The columns. The first or second one has the row headers. Memoize the array if there are many rows. */
  columns: Columns<Row>;
  /** The rows, or `undefined` while they load. */
  rows: readonly Row[] | undefined;
  /** Returns a unique and stable key for a row, such as its ID. */
  rowKey: (row: Row) => string;
  /** The sort order (controlled). */
  sort?: Sort | undefined;
  /** The initial sort order (uncontrolled). */
  defaultSort?: Sort | undefined;
  /** Called when a column header is pressed. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Sorts by several columns, or not at all: the result of `useTableSorting`. */
  sorting?: TableSorting | undefined;
  /** Makes rows selectable, with a checkbox that is named by its row. */
  selection?: TableSelection | undefined;
  /**
   * Whether a click anywhere in a row follows the link in its row header, also with Ctrl or the middle button. Buttons
   * and other links in the row keep working, and text can still be selected. @default false
   */
  hasRowLinks?: boolean | undefined;
  /** Renders a table row below a row, `span` columns wide, or nothing. `ExpandableDataTable` sets it. */
  details?: ((row: Row, key: string, span: number) => ReactNode) | undefined;
  /** Paginates the rows. Without it, all rows are shown. */
  paging?: TablePagination | undefined;
  /** A search field above the table. Filter the rows yourself; the number of rows is announced while focus is in it. */
  search?: ReactNode;
  /**
   * Other filters next to the search field, such as selects. Filter the rows yourself; the number of rows is also
   * announced. If rows are stacked, the filters are behind a button, together with sorting.
   */
  filters?: ReactNode;
  /** The number of active filters, shown on that button. @default 0 */
  filterCount?: number | undefined;
  /** Actions for the whole list, at the end of the line with the search field. */
  actions?: ReactNode;
  /** Keeps the column headers visible during scrolling, unless rows are stacked. @default false */
  isHeaderSticky?: boolean | undefined;
  /** @deprecated Use `isHeaderSticky`. */
  isHeadSticky?: boolean | undefined;
  /** The height of other sticky elements above the headers, as a CSS length. @default '0px' */
  headerOffset?: string | undefined;
  /** @deprecated Use `headerOffset`. */
  headOffset?: string | undefined;
  /** The maximum height, as a CSS length. The rows then scroll in the table's own container. */
  maxHeight?: string | undefined;
  /** Whether rows are loading. Existing rows stay. @default whether `rows` is missing and there is no `error` */
  isLoading?: boolean | undefined;
  /** The number of skeleton rows while the first rows load. @default 5 */
  skeletonRows?: number | undefined;
  /** @deprecated Use `skeletonRows`. */
  waitingRows?: number | undefined;
  /** The number of lines in a row header, so that skeleton rows have the height of real rows. @default 1 */
  skeletonLines?: 1 | 2 | undefined;
  /** @deprecated Use `skeletonLines`. */
  waitingLines?: 1 | 2 | undefined;
  /** Why loading failed. Existing rows stay, below a notice. */
  error?: TableError | undefined;
  /** Called when Retry is pressed. Without it, there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Replaces the rows if there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** The position of the first row, from 1, and the total, if `rows` is only a part and there is no `paging`. */
  range?: { first: number; total: number } | undefined;
  /**
   * Text below the rows, such as "4 channels". Also shown while the first rows load.
   * @default the number of rows, or the range of visible rows
   */
  footer?: ReactNode;
}
