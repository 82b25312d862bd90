import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Notice } from '../Notice/index.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import type { Columns, Sort } from './columns.ts';
import { DataRows, WaitingRows, WholeRow } from './DataRows.tsx';
import {
  bodyGroup,
  caption,
  footer as footerStyle,
  headGroup,
  headRow,
  notice,
  root,
  scroll,
  table,
} from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { roles } from './layout.ts';
import { useNews, useOverflow, useSort } from './useDataTable.ts';

/** Why there are no rows, or only old ones. */
export interface TableError {
  /** What happened, such as "Channels could not be loaded". @default 'The rows could not be loaded' */
  title?: string;
  /** Why, and what it means for the reader. */
  description?: ReactNode;
  /** The id of the failed request, for whoever is asked for help. */
  requestId?: string | undefined;
}

export interface DataTableProps<Row> {
  /** What the rows are, such as "Channels": the name of the table. */
  label: string;
  /** What stands in each column; the first or the second names the row. */
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
  /** Rows are on their way. Those that are here stay. @default whether `rows` is missing and nothing failed */
  isLoading?: boolean;
  /** How many rows are drawn while the first ones are on their way. @default 5 */
  waitingRows?: number;
  /** Loading failed. Rows that are here stay, under a line that says so. */
  error?: TableError | undefined;
  /** Loads again; without it there is no Retry. */
  onRetry?: () => void;
  /** Stands in place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Of how many rows these are a part, and the place of the first, counted from 1. */
  range?: { first: number; total: number };
  /** Stands below, such as "4 channels". @default the number of rows, or their range */
  footer?: ReactNode;
}

/**
 * Things of one kind, one in each row. Read like a table, and every control in it is reached by Tab.
 *
 * Renders a `<table>` with a `<caption>`, in a `<div>` that scrolls, and is a named region and a tab stop only then.
 * Where it is narrow the rows are stacked, each value after the word of its column. Follows the APG table and
 * sortable table patterns; a head that sorts is a button, and each change is announced once (WCAG 1.3.1, 4.1.3).
 *
 * @selector th[data-sorted] the rows follow this column
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
  error,
  isLoading = rows === undefined && error === undefined,
  waitingRows = 5,
  onRetry,
  empty,
  range,
  footer,
}: DataTableProps<Row>) {
  const strings = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(box);
  const here = rows ?? [];
  const total = range?.total ?? here.length;
  const { sort, sortBy, sortedRows } = useSort({
    rows: here,
    columns,
    sort: sortByHost,
    defaultSort,
    onSortChange,
    total,
  });
  const isWaiting = isLoading && here.length === 0;
  const title = error?.title ?? strings.failed;
  useNews(isWaiting, error && title, total);

  // The button goes away with the error: focus waits where the rows will come.
  const retry =
    onRetry &&
    (() => {
      tableRef.current?.focus({ preventScroll: true });
      onRetry();
    });

  return (
    <div className={root}>
      {error && here.length > 0 && (
        <div className={notice}>
          <Notice
            tone="warning"
            title={title}
            action={
              retry && (
                <Button size="row" onPress={retry}>
                  {strings.retry}
                </Button>
              )
            }
          >
            {error.description}
          </Notice>
        </div>
      )}
      <div
        ref={box}
        className={scroll}
        {...(overflows && { 'data-overflows': true, role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          ref={tableRef}
          className={table}
          tabIndex={-1}
          aria-busy={isLoading || undefined}
        >
          <caption className={caption}>{label}</caption>
          <thead {...roles.group} className={headGroup}>
            <tr {...roles.row} className={headRow}>
              {columns.map((column) => (
                <ColumnHeader key={column.key} column={column} sort={sort} onSort={sortBy} />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} className={bodyGroup}>
            <DataRows columns={columns} rows={sortedRows} rowKey={rowKey} />
            {isWaiting && <WaitingRows columns={columns} count={waitingRows} />}
            {!isWaiting && here.length === 0 && (
              <WholeRow span={columns.length}>
                {error ? (
                  <ErrorPanel title={title} requestId={error.requestId} {...(retry && { onRetry: retry })}>
                    {error.description}
                  </ErrorPanel>
                ) : (
                  (empty ?? strings.loaded(0))
                )}
              </WholeRow>
            )}
          </tbody>
        </table>
      </div>
      {here.length > 0 && (
        <div className={footerStyle}>
          {footer ??
            (range
              ? strings.range(range.first, range.first + here.length - 1, range.total)
              : strings.rows(here.length))}
        </div>
      )}
    </div>
  );
}
