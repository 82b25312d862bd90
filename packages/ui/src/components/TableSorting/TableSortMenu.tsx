import { ArrowDownIcon } from '../../icons/index.ts';
import type { RootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { type Column, isSortable, type Sort, useTableStrings } from '../DataTable/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { Popover } from '../Popover/index.ts';
import { replaced, type Sorts } from './sorts.ts';
import { menu } from './TableSorting.css.ts';
import { useStrings } from './TableSorting.strings.ts';

export interface TableSortMenuProps<Row> extends RootProps<HTMLElement> {
  /** The columns that `useTableSorting` got. */
  columns: readonly Column<Row>[];
  sorts: Sorts;
  onChange: (sorts: Sorts) => void;
}

/** How many columns the menu sorts by. */
const most = 3;

/**
 * A button that opens lists for the order of the rows: sort by one column, then by up to two more. It works with touch
 * and with screen readers, which keep Shift for themselves. Put it into the `actions` of the table.
 *
 * Renders a button and a `Popover` with native selects.
 *
 * @example
 * <TableSortMenu columns={columns} sorts={sorts} onChange={setSorts} />
 */
export function TableSortMenu<Row>({
  columns,
  sorts,
  onChange,
  className,
  ...props
}: TableSortMenuProps<Row>) {
  const strings = useStrings();
  const words = useTableStrings();
  const directions: Sort['direction'][] = ['ascending', 'descending'];
  const orders = columns
    .filter((column) => isSortable(column))
    .flatMap(({ key, header, sortWords, sortLabels = sortWords ?? words }) =>
      directions.map((direction) => ({
        sort: { column: key, direction },
        value: `${direction} ${key}`,
        label: `${header}: ${sortLabels[direction]}`,
      })),
    );
  const places = Math.min(sorts.length + 1, most, orders.length / directions.length);

  return (
    <Popover
      {...props}
      className={className}
      label={strings.menu}
      placement="bottom end"
      trigger={<Button icon={<ArrowDownIcon />}>{strings.menu}</Button>}
    >
      <div className={menu}>
        {Array.from({ length: places }, (_, at) => {
          const sort = sorts[at];
          return (
            <NativeSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is its position.
              key={at}
              label={at === 0 ? words.sortBy : strings.thenBy}
              value={sort ? `${sort.direction} ${sort.column}` : ''}
              onChange={(chosen) =>
                onChange(replaced(sorts, at, orders.find(({ value }) => value === chosen)?.sort))
              }
              options={[{ value: '', label: strings.none }, ...orders]}
            />
          );
        })}
      </div>
    </Popover>
  );
}
