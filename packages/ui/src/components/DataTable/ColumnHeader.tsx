import { Button as AriaButton } from 'react-aria-components/Button';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/index.ts';
import { headHidden, headMark, sortButton } from './ColumnHeader.css.ts';
import { type Column, isSortable, type Sort } from './columns.ts';
import { head } from './DataTable.css.ts';
import { roles } from './layout.ts';

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (column: Column<Row>) => void;
  isStacked: boolean;
}

/**
 * The head of a column; a button when it sorts, unless rows are stacked. Its name is the word alone, since it is repeated before every
 * cell: the order is in `aria-sort`, on the one column that has it.
 */
export function ColumnHeader<Row>({ column, sort, onSort, isStacked }: ColumnHeaderProps<Row>) {
  const { header, align = 'start', width, importance, isHeaderHidden } = column;
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const sortable = isSortable(column) && !isStacked;

  return (
    <th
      {...roles.columnHeader}
      className={head}
      scope="col"
      data-align={align}
      data-importance={importance}
      data-sorted={direction}
      {...(width && { style: { inlineSize: width } })}
      {...(direction && { 'aria-sort': direction })}
    >
      {sortable ? (
        <AriaButton className={sortButton} onPress={() => onSort(column)}>
          {header}
          <span className={headMark}>{direction ? arrows[direction] : <SortIcon size={13} />}</span>
        </AriaButton>
      ) : (
        <span className={isHeaderHidden ? headHidden : undefined}>{header}</span>
      )}
    </th>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };
