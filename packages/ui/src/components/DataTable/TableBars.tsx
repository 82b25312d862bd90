import { type ReactNode, type Ref, useId, useState } from 'react';
import { ChevronsUpDownIcon, ListFilterIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { SelectBox } from '../NativeSelect/index.ts';
import { Notice } from '../Notice/index.ts';
import { Pagination } from '../Pagination/index.ts';
import {
  columnsToggle,
  filters as filtersStyle,
  footer as footerStyle,
  notice,
  opener,
  pager,
  search as searchStyle,
  sortSelect,
  toolActions,
  tools,
} from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import type { SortPress } from './TableHead.tsx';
import type { Column, Sort, TableError, TablePagination, TableSorting } from './tableProps.ts';
import { isFromServer, isSortable, type Paged } from './useDataTable.ts';

interface TableToolsProps<Row> {
  ref: Ref<HTMLDivElement>;
  search: ReactNode;
  filters: ReactNode;
  /** The number of active filters. */
  filterCount: number;
  actions: ReactNode;
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: SortPress<Row>;
  sorting: TableSorting | undefined;
}

/**
 * Search, filters and actions above the rows. If rows are stacked, no headers sort: filters and sorting are behind one
 * button, so that the first row is visible.
 */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { ref, search, filters, filterCount, actions, columns } = props;
  const strings = useStrings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hasSort = columns.some(isSortable);
  const hasMore = Boolean(search || filters || actions);
  if (!hasMore && !hasSort) return null;

  return (
    <div ref={ref} className={tools} data-part="data-table-toolbar" data-for={hasMore ? undefined : 'sort'}>
      {search && <div className={searchStyle}>{search}</div>}
      {hasMore && (filters || hasSort) && (
        <div className={opener}>
          <Button
            icon={<ListFilterIcon />}
            {...(filters && hasSort && { 'aria-label': strings.filterAndSort(filterCount) })}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {filters ? strings.filter(filterCount) : strings.sort}
          </Button>
        </div>
      )}
      {(filters || hasSort) && (
        <div id={id} className={filtersStyle} data-open={isOpen || !hasMore || undefined}>
          {filters}
          {hasSort && (
            <div className={sortSelect}>
              <SortSelect {...props} />
            </div>
          )}
        </div>
      )}
      {actions && <div className={toolActions}>{actions}</div>}
    </div>
  );
}

/** The sortable columns, as a list. */
function SortSelect<Row>({ columns, sort, onSort, sorting }: TableToolsProps<Row>) {
  const strings = useStrings();
  const unsorted = sorting?.unsorted;
  const orders = columns.filter(isSortable).flatMap((column) =>
    directions.map((direction) => ({
      ...{ column, direction, value: `${direction} ${column.key}` },
      label: `${column.header}: ${(column.sortLabels ?? column.sortWords ?? strings)[direction]}`,
    })),
  );

  return (
    <SelectBox
      part="native-select"
      aria-label={strings.sortBy}
      icon={<ChevronsUpDownIcon size={16} />}
      fitContent
      placeholder={unsorted ? undefined : '–'}
      value={sort ? `${sort.direction} ${sort.column}` : ''}
      onChange={(chosen) => {
        const order = orders.find(({ value }) => value === chosen);
        if (order) onSort(order.column, order.direction);
        else unsorted?.choose();
      }}
      options={unsorted ? [{ value: '', label: unsorted.label }, ...orders] : orders}
    />
  );
}

const directions = ['ascending', 'descending'] as const;

interface FailureProps {
  error: TableError;
  title: string;
  onRetry: (() => void) | undefined;
}

/** A notice above stale rows: why they are stale, and Retry. */
export function FailedAgain({ error, title, onRetry }: FailureProps) {
  const strings = useStrings();
  const action = onRetry && (
    <Button size="row" onPress={onRetry}>
      {strings.retry}
    </Button>
  );

  return (
    <div className={notice}>
      <Notice tone="warning" title={title} action={action}>
        {error.description}
      </Notice>
    </div>
  );
}

interface TableFooterProps {
  /** Its `data-part`. */
  part: string;
  /** Styles of the footer without pagination, and with it. */
  classNames?: readonly [string, string] | undefined;
  /** What the rows are. */
  label: string;
  /** The app's own text instead of the range. */
  words: ReactNode;
  /** Which rows are visible, or how many there are. */
  range?: string | undefined;
  /** The number of selected rows. */
  chosen: number;
  paging: TablePagination | undefined;
  paged: Paged;
}

/** The range of visible rows, the number of selected rows, and the pagination. */
export function TableFooter({
  part,
  classNames = [footerStyle, pager],
  label,
  words,
  range,
  chosen,
  paging,
  paged,
}: TableFooterProps) {
  const strings = useStrings();
  const status = (
    <>
      {words ?? range}
      {chosen > 0 && strings.andChosen(chosen)}
    </>
  );

  if (!paging)
    return (
      <div className={classNames[0]} data-part={part}>
        {status}
      </div>
    );
  const { place, goTo, resize } = paged;
  return (
    <div className={classNames[1]} data-part={part}>
      <Pagination
        {...place}
        label={strings.pages(label)}
        status={status}
        onPageChange={goTo}
        {...(paging.pageSizes && { pageSizes: paging.pageSizes })}
        {...(resize && { onPageSizeChange: resize })}
        onNextPagePrefetch={
          isFromServer(paging) ? (paging.onNextPagePrefetch ?? paging.onNextIntent) : undefined
        }
      />
    </div>
  );
}

interface ColumnsToggleProps<Row> {
  columns: readonly Column<Row>[];
  isEvery: boolean;
  onChange: (isEvery: boolean) => void;
}

/** Shows hidden columns again, so that nothing is lost on a small or enlarged screen (WCAG 1.4.4). */
export function ColumnsToggle<Row>({ columns, isEvery, onChange }: ColumnsToggleProps<Row>) {
  const strings = useStrings();
  const leaving = columns.filter(({ importance }) => importance);
  if (leaving.length === 0) return null;
  const importance = leaving.some((column) => column.importance === 'low') ? 'low' : 'medium';

  return (
    <div className={columnsToggle} data-importance={importance}>
      <Button size="row" variant="quiet" onPress={() => onChange(!isEvery)}>
        {isEvery ? strings.fewerColumns : strings.moreColumns}
      </Button>
    </div>
  );
}
