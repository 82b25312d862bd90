import { type ReactNode, type Ref, useId, useState } from 'react';
import { FilterIcon, SortIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import {
  filters as filtersStyle,
  opener,
  search as searchStyle,
  sortSelect,
  toolActions,
  tools,
} from './bars.css.ts';
import { type Column, isSortable, type Sort } from './columns.ts';
import { caption } from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';

interface TableToolsProps<Row> {
  ref: Ref<HTMLDivElement>;
  search: ReactNode;
  filters: ReactNode;
  /** How many of the filters leave rows out. */
  filterCount: number;
  actions: ReactNode;
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: Column<Row>, direction: Sort['direction']) => void;
}

/**
 * What stands above the rows. Where they are stacked there are no heads to press: filters and the order are behind one
 * button, so that the first row is in sight.
 */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { ref, search, filters, filterCount, actions, columns, sort, onSort } = props;
  const strings = useStrings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hasSort = columns.some(isSortable);
  const hasMore = Boolean(search || filters || actions);
  if (!hasMore && !hasSort) return null;

  return (
    <div ref={ref} className={tools} data-for={hasMore ? undefined : 'sort'}>
      {search && <div className={searchStyle}>{search}</div>}
      {hasMore && (filters || hasSort) && (
        <div className={opener}>
          <Button
            icon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {filters ? strings.filter(filterCount) : strings.sort}
            {filters && hasSort && <span className={caption}>{strings.andSort}</span>}
          </Button>
        </div>
      )}
      {(filters || hasSort) && (
        <div id={id} className={filtersStyle} data-open={isOpen || !hasMore || undefined}>
          {filters}
          {hasSort && (
            <div className={sortSelect}>
              <SortSelect columns={columns} sort={sort} onSort={onSort} />
            </div>
          )}
        </div>
      )}
      {actions && <div className={toolActions}>{actions}</div>}
    </div>
  );
}

/** The heads that sort, as one list. */
function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: Pick<TableToolsProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const strings = useStrings();
  const orders = columns.filter(isSortable).flatMap((column) =>
    directions.map((direction) => ({
      ...{ column, direction, value: `${direction} ${column.key}` },
      label: `${column.header}: ${(column.sortWords ?? strings)[direction]}`,
    })),
  );

  return (
    <NativeSelect
      label={strings.sortBy}
      isLabelHidden
      icon={<SortIcon size={16} />}
      isFitted
      placeholder="–"
      value={sort ? `${sort.direction} ${sort.column}` : ''}
      onChange={(chosen) => {
        const order = orders.find(({ value }) => value === chosen);
        if (order) onSort(order.column, order.direction);
      }}
      options={orders}
    />
  );
}

const directions = ['ascending', 'descending'] as const;
