import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ColumnHandle } from './ColumnHandle.tsx';
import { type ManagedColumn, managed, resized, type TableColumnsValue, widthOf } from './columnsValue.ts';

export interface TableColumnsOptions<Columns extends readonly ManagedColumn[]> {
  /** All columns, as `DataTable` or `DataGrid` takes them. */
  columns: Columns;
  /** What people have changed (controlled). */
  value?: TableColumnsValue | undefined;
  /** The initial changes, such as stored ones (uncontrolled). @default {} */
  defaultValue?: TableColumnsValue | undefined;
  /** Called after each change, with plain data to store. */
  onChange?: ((value: TableColumnsValue) => void) | undefined;
  /** What Reset returns to. @default {} */
  resetValue?: TableColumnsValue | undefined;
}

/** The headers in the table by the keys of their columns. Empty if rows are stacked. */
export type ColumnHeads = RefObject<Map<string, HTMLElement>>;

const unchanged: TableColumnsValue = {};

/**
 * Lets people choose, order, resize and pin the columns of a `DataTable` or `DataGrid`: pass `table` to it, and the rest
 * to `TableColumnsMenu`. `reset()` returns to `resetValue`.
 *
 * @example
 * const { table, ...menu } = useTableColumns({ columns, defaultValue: stored, onChange: store });
 * <DataTable label="Contacts" rows={rows} rowKey={({ id }) => id} {...table} actions={<TableColumnsMenu {...menu} />} />
 */
export function useTableColumns<const Columns extends readonly ManagedColumn[]>({
  columns,
  value: controlled,
  defaultValue = unchanged,
  onChange,
  resetValue = unchanged,
}: TableColumnsOptions<Columns>) {
  const [own, setOwn] = useState(defaultValue);
  const heads = useRef(new Map<string, HTMLElement>());
  const value = controlled ?? own;
  const key = JSON.stringify(value);

  const change = (next: TableColumnsValue) => {
    setOwn(next);
    onChange?.(next);
  };
  const resizeNow = (column: string, width: number | undefined) => change(resized(value, column, width));
  const latest = useRef(resizeNow);
  useLayoutEffect(() => {
    latest.current = resizeNow;
  });
  const resize = useCallback(
    (column: string, width: number | undefined) => latest.current(column, width),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the value.
  const shown = useMemo(
    () =>
      managed(columns, value).map((column, at, all) => ({
        ...column,
        headEnd: (
          <ColumnHandle
            column={column.key}
            label={column.header}
            width={widthOf(column, value)}
            canResize={!column.isHeaderHidden}
            isLastPinned={column.pinned !== undefined && all[at + 1]?.pinned === undefined}
            {...{ heads, resize }}
          />
        ),
      })) as unknown as Columns,
    [columns, key, resize],
  );

  return {
    /** Props of the table. */
    table: { columns: shown },
    columns: columns as readonly ManagedColumn[],
    value,
    onChange: change,
    /** Shows all columns as `resetValue` has them. It isn't announced. */
    reset: () => change(resetValue),
    heads: heads as ColumnHeads,
  };
}
