import { Button as AriaButton } from 'react-aria-components/Button';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/index.ts';
import { headHidden, headMark, sortButton, sortWord } from './ColumnHeader.css.ts';
import { type Column, isSortable, type Sort } from './columns.ts';
import { head } from './DataTable.css.ts';
import { roles } from './layout.ts';

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (column: Column<Row>) => void;
}

/**
 * The head of a column; a button when it sorts, unless rows are stacked. Its name is the word alone, since it is repeated before every
 * cell: the order is in `aria-sort`, on the one column that has it.
 */
export function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { header, align = 'start', width, importance, isHeaderHidden } = column;
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const sortable = isSortable(column);

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
          <span className={sortWord}>{header}</span>
          <span className={headMark}>{direction ? arrows[direction] : <SortIcon size={13} />}</span>
        </AriaButton>
      ) : (
        <span className={isHeaderHidden ? headHidden : undefined}>{header}</span>
      )}
    </th>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };
