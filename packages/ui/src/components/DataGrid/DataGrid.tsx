import { type CSSProperties, useId, useMemo, useRef } from 'react';
import type { SortDescriptor } from 'react-aria-components/Table';
import { rootProps } from '../../props/index.ts';
import {
  type DataTableProps,
  FailedAgain,
  headerOffsetProperty,
  isFromServer,
  scroll,
  TableFooter,
  type TablePagination,
  useNews,
  useOverflow,
  usePaging,
  useSeenRange,
  useTableStrings,
} from '../DataTable/index.ts';
import { footer as footerStyle, pager, root } from './DataGrid.css.ts';
import { GridActions, GridState } from './GridParts.tsx';
import { type Content, GridContent } from './GridRows.tsx';
import { GridTable } from './GridTable.tsx';
import type { DataGridProps } from './gridProps.ts';
import { shapeOf, useGridSelection, useGridSort, useKept, useSame, useTexts } from './useDataGrid.ts';

/**
 * A table for rows that people work in: one tab stop, and arrow keys move from cell to cell. For rows that people only
 * read, use `DataTable`, which keeps the table commands of screen readers.
 *
 * Renders a `<table role="grid">` and follows the APG grid pattern, with react-aria's keyboard handling. Enter or F2
 * moves into a cell, where the control handles all keys; Esc moves back to the cell. Every row is in the DOM.
 * react-aria announces each change of sort and selection once (WCAG 1.3.1, 2.1.1, 2.1.2, 4.1.3).
 *
 * Style the headers, rows and cells as `th`, `tr` and `td` inside `data-grid-table`.
 *
 * @experimental How its cells are edited isn't settled.
 *
 * @part data-grid-table the `<table>`
 * @part data-grid-selection the bar with the actions for selected rows
 * @part data-grid-footer the text below the rows
 * @selector [data-focus-visible] the cell, header or row that has focus
 * @selector tr[data-selected] the row is selected
 * @example
 * <DataGrid
 *   label="Channels"
 *   columns={[{ key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
 *   rows={channels}
 *   rowKey={({ id }) => id}
 * />
 */
export const DataGrid = <Row,>(props: DataGridProps<Row>) => <Grid {...props} />;

interface GridProps<Row> extends DataGridProps<Row> {
  paging?: TablePagination | undefined;
  /** Renders the footer with `paging`. It is passed in, so that a grid without pages doesn't load the pagination. */
  Footer?: typeof TableFooter | undefined;
}

/** A grid, with or without pages. */
export function Grid<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort: sortByHost,
  defaultSort,
  onSortChange,
  selection,
  tabKey = 'leaves',
  onRowAction,
  isHeadSticky = false,
  isHeaderSticky = isHeadSticky,
  headOffset,
  headerOffset = headOffset,
  maxHeight,
  error,
  isLoading = rows === undefined && error === undefined,
  waitingRows = 5,
  skeletonRows = waitingRows,
  onRetry,
  empty,
  range,
  footer,
  paging,
  Footer = PlainFooter,
  ...props
}: GridProps<Row>) {
  const strings = useTableStrings();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(box);
  const shape = shapeOf(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape contains what rows use of it.
  const layout = useMemo(() => columns, [shape]);

  const act = useKept((key: string) => onRowAction?.(key));

  const held = { sort: sortByHost, defaultSort, onSortChange };
  const { sort, sortBy: sortOnly, sortedRows } = useGridSort<Row>(rows ?? noRows, columns, held);
  const { seen, ...paged } = usePaging(sortedRows, paging);
  const keys = useSame(seen.map(rowKey));
  const texts = useTexts(seen, columns);
  const { total, isPart, part, hasFooter } = useSeenRange({
    ...{ count: keys.length, length: sortedRows.length, paging, paged, range },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the app can pass a new object with the same order.
  const keptSort = useMemo(() => sort, [sort?.column, sort?.direction]);
  const sortBy = useKept((next: SortDescriptor) => {
    sortOnly(next);
    paged.startAnew();
  });
  const { selected, selectedKeys, choose: chooseNow, clear } = useGridSelection(selection, keys);
  const choose = useKept(chooseNow);
  const canChooseEvery =
    isPart &&
    !range &&
    !isFromServer(paging) &&
    keys.every((key) => selected.has(key)) &&
    selected.size < total;
  const isWaiting = isLoading && keys.length === 0;
  const title = error?.title ?? strings.failed;
  useNews(isWaiting, error && title, total);

  // The button disappears with the error, so focus moves to the table.
  const retry =
    onRetry &&
    (() => {
      tableRef.current?.focus({ preventScroll: true });
      onRetry();
    });
  // The context doesn't know the type of the rows.
  const content = {
    ...{ rows: new Map(keys.map((key, index) => [key, seen[index]])), columns, layout, tabKey, id },
    ...{ isSelectable: selection !== undefined, hasAction: onRowAction !== undefined },
  } as unknown as Content;

  return (
    <div
      {...rootProps(props, root)}
      data-part="data-grid"
      {...(headerOffset && {
        style: { ...props.style, [headerOffsetProperty]: headerOffset } as CSSProperties,
      })}
    >
      {error && keys.length > 0 && <FailedAgain error={error} title={title} onRetry={retry} />}
      <div
        ref={box}
        className={scroll}
        data-overflows={overflows || undefined}
        data-bounded={maxHeight !== undefined || undefined}
        {...(maxHeight && { style: { maxBlockSize: maxHeight } })}
        // Firefox makes what scrolls a stop of Tab; the grid is one already.
        tabIndex={-1}
      >
        <GridContent value={content}>
          <GridTable
            {...{ id, label, layout, keys, texts, tabKey, isPart, isLoading, choose, selected, selectedKeys }}
            {...{ sortBy, isHeaderSticky, box, tableRef }}
            sort={keptSort}
            isSelectable={selection !== undefined}
            onAction={onRowAction && act}
            whole={
              keys.length === 0 && (
                <GridState {...{ isWaiting, skeletonRows, error, title, empty }} onRetry={retry} />
              )
            }
          />
        </GridContent>
      </div>
      {selection?.actions && (
        <GridActions
          selected={selected}
          clear={clear}
          actions={selection.actions}
          elsewhere={selected.difference(new Set(keys)).size}
          everyRow={
            canChooseEvery
              ? { count: total, choose: () => choose(new Set([...selected, ...sortedRows.map(rowKey)])) }
              : undefined
          }
          home={tableRef}
        />
      )}
      {hasFooter && (
        <Footer
          {...{ label, paging, paged }}
          part="data-grid-footer"
          classNames={footerStyles}
          words={
            <span id={`${id}seen`}>{footer ?? (isPart || paging ? part : strings.rows(keys.length))}</span>
          }
          chosen={selection?.actions ? 0 : selected.size}
        />
      )}
    </div>
  );
}

const PlainFooter: typeof TableFooter = ({ part, words, chosen }) => {
  const { andChosen } = useTableStrings();
  return (
    <div className={footerStyle} data-part={part}>
      {words}
      {chosen > 0 && andChosen(chosen)}
    </div>
  );
};

const noRows: readonly never[] = [];
const footerStyles = [footerStyle, pager] as const;

export interface PagedDataGridProps<Row>
  extends DataGridProps<Row>,
    Required<Pick<DataTableProps<Row>, 'paging'>> {}

/**
 * A `DataGrid` with pagination, which works as in `DataTable`: pass all rows, which the grid sorts and paginates, or one
 * page at a time.
 *
 * The pagination is a named landmark below the rows. When the page changes, focus stays on its button, and Tab returns
 * to the row or cell in the same place. If a cell has focus, the cell in the same place of the new page gets it. The new
 * position is announced once, politely (WCAG 4.1.3).
 *
 * @part data-grid-table the `<table>`
 * @part data-grid-selection the bar with the actions for selected rows
 * @part data-grid-footer the pagination
 * @example
 * <PagedDataGrid label="Contacts" columns={columns} rows={contacts} rowKey={({ id }) => id} paging={{}} />
 */
export const PagedDataGrid = <Row,>(props: PagedDataGridProps<Row>) => (
  <Grid {...props} Footer={TableFooter} />
);
