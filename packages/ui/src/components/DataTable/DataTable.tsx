import { type CSSProperties, useId, useRef, useState } from 'react';
import { rootProps } from '../../props/index.ts';
import { DataRows, NoRows, rowLinks, WaitingRows } from './DataRows.tsx';
import { bodyGroup, caption, headerOffsetProperty, roles, root, scroll, table } from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { ColumnsToggle, FailedAgain, TableFooter, TableTools } from './TableBars.tsx';
import { type SortPress, TableHead } from './TableHead.tsx';
import type { DataTableProps } from './tableProps.ts';
import {
  isFromServer,
  useFound,
  useNews,
  useOverflow,
  usePaging,
  useSeenRange,
  useSelection,
  useSort,
  useStacked,
} from './useDataTable.ts';

/**
 * A table with one item in each row. Screen readers use their table commands, and Tab reaches every control.
 *
 * Renders a `<table>` with a `<caption>`, in a `<div>` that is a named region and a tab stop only if it scrolls. In
 * narrow containers, rows are stacked, each value follows its column's name, and a list above the rows sorts them.
 * Follows the APG table and sortable table patterns; a sortable header contains a button, and each change is announced
 * once (WCAG 1.3.1, 4.1.3). Pass all rows, which the table sorts and paginates, or one page at a time (`paging`).
 *
 * Style the headers, rows and cells as `th`, `tr` and `td` inside `data-table-table`.
 *
 * @part data-table-toolbar the search, the filters and the actions
 * @part data-table-table the `<table>`
 * @part data-table-selection the bar with the actions for selected rows
 * @part data-table-footer the text below the rows, or the pagination
 * @selector th[data-sorted] the rows are sorted by this column
 * @selector tr[data-selected] the row is selected
 * @selector tbody[data-linked] a click in a row follows its link
 * @example
 * <DataTable
 *   label="Channels"
 *   columns={[{ key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
 *   rows={channels}
 *   rowKey={({ id }) => id}
 *   empty={<EmptyState icon={<PhoneIcon size={20} />} title="No channels found." />}
 * />
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort: sortByHost,
  defaultSort,
  onSortChange,
  sorting,
  selection,
  hasRowLinks = false,
  details,
  paging,
  search,
  filters,
  filterCount = 0,
  actions,
  isHeadSticky = false,
  isHeaderSticky = isHeadSticky,
  headOffset,
  headerOffset = headOffset,
  maxHeight,
  error,
  isLoading = rows === undefined && error === undefined,
  waitingRows = 5,
  skeletonRows = waitingRows,
  waitingLines = 1,
  skeletonLines = waitingLines,
  onRetry,
  empty,
  range,
  footer,
  ...props
}: DataTableProps<Row>) {
  const strings = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const searchRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const overflows = useOverflow(box);
  const isStacked = useStacked(tableRef);
  const [hasEveryColumn, setEveryColumn] = useState(false);

  const all: readonly Row[] = rows ?? noRows;
  const isPartHere = isFromServer(paging) || range !== undefined;
  const held = { sort: sortByHost, defaultSort, onSortChange };
  const { sort, sortBy, sortedRows } = useSort({ rows: all, columns, ...held });
  const { seen, ...paged } = usePaging(sortedRows, paging);
  const { total, isPart, part, hasFooter } = useSeenRange({
    ...{ count: seen.length, length: all.length, paging, paged, range },
  });
  const keys = seen.map(rowKey);
  const chosen = useSelection(selection, keys);

  const isWaiting = isLoading && seen.length === 0;
  const title = error?.title ?? strings.failed;
  useNews(isWaiting, error && title, total);
  useFound(total, isLoading, searchRef);

  // The button disappears with the error, so focus moves to the table.
  const retry =
    onRetry &&
    (() => {
      tableRef.current?.focus({ preventScroll: true });
      onRetry();
    });

  const onSort: SortPress<Row> = (column, direction, isAdded = false) => {
    if (sorting) sorting.press(column.key, direction, isAdded);
    else sortBy(column, direction, total);
    paged.startAnew();
  };

  return (
    <div
      {...rootProps(props, root)}
      data-part="data-table"
      data-columns={hasEveryColumn ? 'every' : 'few'}
      {...(headerOffset && {
        style: { ...props.style, [headerOffsetProperty]: headerOffset } as CSSProperties,
      })}
    >
      <TableTools
        ref={searchRef}
        {...{ search, filters, filterCount, actions, columns, sort, onSort, sorting }}
      />
      {error && seen.length > 0 && <FailedAgain error={error} title={title} onRetry={retry} />}
      <div
        ref={box}
        className={scroll}
        data-bounded={maxHeight !== undefined || undefined}
        {...(maxHeight && { style: { maxBlockSize: maxHeight } })}
        {...(overflows && { 'data-overflows': true, role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          ref={tableRef}
          className={table}
          data-part="data-table-table"
          tabIndex={-1}
          aria-labelledby={`${id}label`}
          aria-describedby={isPart ? `${id}part` : undefined}
          aria-busy={isLoading || undefined}
        >
          <caption className={caption}>
            <span id={`${id}label`}>{label}</span>
            {isPart && <span id={`${id}part`}> {strings.rowsSeen(part)}</span>}
          </caption>
          <TableHead
            {...{ columns, sort, onSort, isStacked, selection, chosen, total }}
            isSticky={isHeaderSticky}
            seen={seen.length}
            everyKey={isPartHere ? undefined : () => all.map(rowKey)}
          />
          <tbody {...roles.group} className={bodyGroup} {...(hasRowLinks && rowLinks)}>
            <DataRows
              {...{ columns, keys, details }}
              rows={seen}
              selected={selection && chosen.selected}
              onToggle={chosen.toggle}
            />
            {isWaiting && (
              <WaitingRows
                columns={columns}
                count={skeletonRows}
                lines={skeletonLines}
                isSelectable={selection !== undefined}
              />
            )}
            {!isWaiting && seen.length === 0 && (
              <NoRows
                span={columns.length + (selection ? 1 : 0)}
                error={error}
                title={title}
                onRetry={retry}
                empty={empty}
              />
            )}
          </tbody>
        </table>
      </div>
      <ColumnsToggle columns={columns} isEvery={hasEveryColumn} onChange={setEveryColumn} />
      {(hasFooter || (isWaiting && Boolean(footer))) && (
        <TableFooter
          part="data-table-footer"
          label={label}
          words={footer}
          range={isPart || paging ? part : strings.rows(seen.length)}
          chosen={chosen.selected.size}
          paging={paging}
          paged={paged}
        />
      )}
    </div>
  );
}

const noRows: readonly never[] = [];
