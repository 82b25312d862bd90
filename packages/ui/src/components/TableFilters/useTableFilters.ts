import { useMemo, useState } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { ColumnFilter } from './columnFilters.tsx';
import { type FilterValues, filterRows } from './filters.ts';

/** A column of a table with filters. */
export interface FilterColumn<Row> extends Column<Row> {
  /** How the column is filtered. @default it isn't */
  filter?: ColumnFilter<Row> | undefined;
}

/** A column whose cells are row headers. */
export interface FilterRowHeaderColumn<Row> extends FilterColumn<Row> {
  isRowHeader: true;
}

/** The columns of a table with filters. The first or second one has the row headers. */
export type FilterColumns<Row> =
  | readonly [FilterRowHeaderColumn<Row>, ...FilterColumn<Row>[]]
  | readonly [FilterColumn<Row>, FilterRowHeaderColumn<Row>, ...FilterColumn<Row>[]];

export interface TableFiltersOptions<Row> {
  columns: FilterColumns<Row>;
  /** The rows, or `undefined` while they load. */
  rows: readonly Row[] | undefined;
  /** The active filters (controlled). */
  filters?: FilterValues | undefined;
  /** The initially active filters (uncontrolled). @default none */
  defaultFilters?: FilterValues | undefined;
  onFiltersChange?: ((filters: FilterValues) => void) | undefined;
  /**
   * How many rows match, and how many there are without filters, if a server filters them. `rows` are then shown as they
   * are. `found` is `undefined` while they load.
   */
  counts?: { found: number | undefined; total: number } | undefined;
}

/**
 * Filters the rows of a `DataTable` by its columns: pass `table` to the table, and the rest to `TableFilters`. A column
 * with a `filter` has a field in its panel. The filters are plain JSON, so that a server can filter the rows, and an app
 * can store them.
 *
 * @example
 * const { table, ...filtering } = useTableFilters({ columns, rows });
 * <TableFilters {...filtering} />
 * <DataTable label="Contacts" rowKey={({ id }) => id} {...table} />
 */
export function useTableFilters<Row>({
  columns,
  rows,
  filters: controlled,
  defaultFilters = {},
  onFiltersChange,
  counts,
}: TableFiltersOptions<Row>) {
  const [own, setOwn] = useState(defaultFilters);
  const filters = controlled ?? own;
  const key = JSON.stringify(filters);
  const isServed = counts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the filters.
  const found = useMemo(
    () => (rows && !isServed ? filterRows(rows, columns, filters) : rows),
    [rows, columns, key, isServed],
  );

  const onChange = (next: FilterValues) => {
    setOwn(next);
    onFiltersChange?.(next);
  };

  return {
    /** Props of the table. */
    table: { columns, rows: found },
    columns,
    filters,
    onChange,
    /** How many rows match. */
    found: counts ? counts.found : found?.length,
    /** How many rows there are without filters. */
    total: counts ? counts.total : (rows?.length ?? 0),
  };
}
