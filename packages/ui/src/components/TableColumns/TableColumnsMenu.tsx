import { TableIcon } from '../../icons/index.ts';
import { classNames, type RootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { ColumnList } from './ColumnList.tsx';
import type { ManagedColumn, TableColumnsValue } from './columnsValue.ts';
import { panel } from './TableColumns.css.ts';
import { useStrings } from './TableColumns.strings.ts';
import type { ColumnHeads } from './useTableColumns.tsx';

export interface TableColumnsMenuProps extends RootProps<HTMLElement> {
  /** The columns that `useTableColumns` got. */
  columns: readonly ManagedColumn[];
  value: TableColumnsValue;
  onChange: (value: TableColumnsValue) => void;
  /** Called by the Reset button. */
  reset: () => void;
  heads: ColumnHeads;
}

/**
 * A button that opens a list of the columns. In it, people choose which are shown, and order, pin and resize them, with
 * the keyboard, with single presses or by dragging. Put it into the `actions` of the table.
 *
 * Renders a button and a `Popover` with a list. Each column has a checkbox and a toolbar, which is one tab stop.
 *
 * @part table-columns-item a column in the list
 * @part table-columns-handle the line at the end of a column header that resizes the column
 * @selector [data-dragged] it is being dragged
 * @example
 * <TableColumnsMenu {...menu} />
 */
export function TableColumnsMenu({
  columns,
  value,
  onChange,
  reset,
  heads,
  className,
  ...props
}: TableColumnsMenuProps) {
  const strings = useStrings();
  return (
    <Popover
      {...props}
      className={classNames(panel, className)}
      label={strings.menu}
      placement="bottom end"
      trigger={<Button icon={<TableIcon />}>{strings.menu}</Button>}
    >
      <ColumnList {...{ columns, value, onChange, reset, heads }} />
    </Popover>
  );
}
