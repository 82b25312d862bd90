import { useMemo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import {
  type Columns,
  isSortable,
  type Sort,
  type TableSorting,
  useTableStrings,
} from '../DataTable/index.ts';
import { pressed, type Sorts, sortedBy } from './sorts.ts';
import { spoken } from './TableSorting.css.ts';
import { useStrings } from './TableSorting.strings.ts';

export interface TableSortingOptions<Row> {
  columns: Columns<Row>;
  /** The rows, or `undefined` while they load. Those of columns with `compare` are sorted. */
  rows: readonly Row[] | undefined;
  /** The sort order (controlled). Empty if the rows aren't sorted. */
  sorts?: Sorts | undefined;
  /** The initial sort order (uncontrolled). @default [] */
  defaultSorts?: Sorts | undefined;
  onSortsChange?: ((sorts: Sorts) => void) | undefined;
  /** Whether a third press on a header ends its sorting. @default false */
  allowsUnsorted?: boolean | undefined;
  /** The number of rows to announce. @default the number of `rows` */
  total?: number | undefined;
}

/**
 * Sorts a `DataTable` by several columns: pass the result to it. Shift with a press on a header keeps the earlier
 * columns; `TableSortMenu` does the same without a keyboard.
 *
 * Each change is announced once, politely. Only the first column has `aria-sort`; the button of each other one contains
 * its position and direction as text.
 *
 * @example
 * const { table, ...sorting } = useTableSorting({ columns, rows, allowsUnsorted: true });
 * <DataTable label="Contacts" rowKey={({ id }) => id} {...table} actions={<TableSortMenu {...sorting} />} />
 */
export function useTableSorting<Row>({
  columns,
  rows,
  sorts: controlled,
  defaultSorts = [],
  onSortsChange,
  allowsUnsorted = false,
  total = rows?.length ?? 0,
}: TableSortingOptions<Row>) {
  const strings = useStrings();
  const words = useTableStrings();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultSorts);
  const sorts = controlled ?? own;
  const key = JSON.stringify(sorts);
  const numberOf = (value: number) => value.toLocaleString(locale);

  const orderOf = ({ column: name, direction }: Sort) => {
    const column = columns.find((one) => one.key === name);
    const order = (column?.sortLabels ?? column?.sortWords ?? words)[direction];
    return { column: column?.header ?? name, order };
  };
  const change = (next: Sorts) => {
    setOwn(next);
    onSortsChange?.(next);
    const [first, ...others] = next.map(orderOf);
    if (!first) announce(strings.unsorted(total));
    else if (others.length === 0) announce(words.sorted({ ...first, count: total }));
    else
      announce(
        strings.sorted({
          columns: [first, ...others].map(({ column, order }) => `${column}, ${order}`).join('; '),
          count: total,
        }),
      );
  };

  const sorting: TableSorting = {
    press: (column, direction, isAdded) =>
      change(pressed(sorts, column, { direction, isAdded, allowsUnsorted })),
    ...(allowsUnsorted && { unsorted: { label: strings.none, choose: () => change([]) } }),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the sort order.
  const sortedRows = useMemo(() => rows && sortedBy(rows, columns, sorts), [rows, columns, key]);
  const markOf = (column: string) => {
    const at = sorts.findIndex((sort) => sort.column === column);
    const sort = sorts[at];
    if (!sort) return undefined;
    const place = { position: numberOf(at + 1), count: numberOf(sorts.length), order: orderOf(sort).order };
    return <SortMark sort={sort} position={at + 1} label={at > 0 ? strings.position(place) : undefined} />;
  };
  // The table gets sorted rows, so its columns can't compare.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the sort order.
  const marked = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        compare: undefined,
        isSortable: isSortable(column),
        sortMark: sorts.length > 1 ? markOf(column.key) : undefined,
      })) as unknown as Columns<Row>,
    [columns, key, strings],
  );

  return {
    /** Props of the table. */
    table: { columns: marked, rows: sortedRows, sort: sorts[0], sorting },
    columns,
    sorts,
    onChange: change,
  };
}

interface SortMarkProps {
  sort: Sort;
  /** The position in the order, from 1. */
  position: number;
  /** The text for screen readers. The first column has `aria-sort` instead. */
  label: string | undefined;
}

/** The arrow and position of a sorted column. */
function SortMark({ sort, position, label }: SortMarkProps) {
  const { locale } = useLocale();
  return (
    <>
      {sort.direction === 'ascending' ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />}
      <span aria-hidden>{position.toLocaleString(locale)}</span>
      {label && <span className={spoken}>{label}</span>}
    </>
  );
}
