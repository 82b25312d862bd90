import { useContext } from 'react';
import { Column as AriaColumn, TableStateContext } from 'react-aria-components/Table';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../icons/index.ts';
import { Check, head, headMark, isSortable, type Sort, useTableStrings } from '../DataTable/index.ts';
import { gridCell, headWords, heard } from './DataGrid.css.ts';
import type { GridColumn } from './gridProps.ts';

interface GridHeadProps<Row> {
  column: GridColumn<Row>;
  sort: Sort | undefined;
}

/** A column header. The cell itself is pressed to sort. Its name is only `header`. */
export function GridHead<Row>({ column, sort }: GridHeadProps<Row>) {
  const { key, header, align = 'start', width, isHeaderHidden, isRowHeader = false } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const sortable = isSortable(column);

  return (
    <AriaColumn
      id={key}
      className={`${head} ${gridCell}`}
      isRowHeader={isRowHeader}
      allowsSorting={sortable}
      textValue={header}
      data-align={align}
      data-sorted={direction}
      style={width ? { inlineSize: width, minInlineSize: width } : {}}
    >
      <span className={isHeaderHidden ? heard : headWords}>
        {header}
        {sortable && (
          <span className={headMark}>{direction ? arrows[direction] : <ChevronsUpDownIcon size={13} />}</span>
        )}
      </span>
    </AriaColumn>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };

interface AllCheckProps {
  /** The number of rows in the grid. */
  count: number;
  /** Whether there are more rows elsewhere. */
  isPart: boolean;
}

/** The checkbox for all rows. Its name includes how many, and whether only those on this page. */
export function AllCheck({ count, isPart }: AllCheckProps) {
  const strings = useTableStrings();
  const manager = useContext(TableStateContext)?.selectionManager;
  if (!manager) return null;

  return (
    <Check
      label={isPart ? strings.choosePage(count) : strings.chooseAll(count)}
      isSelected={manager.isSelectAll}
      isMixed={!manager.isEmpty && !manager.isSelectAll}
      isDisabled={count === 0}
      onChange={() => manager.toggleSelectAll()}
    />
  );
}
