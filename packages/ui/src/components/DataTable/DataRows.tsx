import { memo, type ReactNode, useId } from 'react';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import {
  cell,
  cellValue,
  checkCell,
  roles,
  rowCheck,
  row as rowStyle,
  skeletonLine,
  wholeLine,
  wholeRow,
} from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { Check } from './TableHead.tsx';
import type { Column, TableError } from './tableProps.ts';

const checkClass = `${cell} ${checkCell} ${rowCheck}`;

interface DataRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keys: readonly string[];
  /** Which rows are chosen, when rows can be. */
  selected: ReadonlySet<string> | undefined;
  /** A row's box was pressed. The same function each time, or every row is drawn again. */
  onToggle: (key: string) => void;
}

/** The rows, each cell with the word of its column for the stacked layout. */
export function DataRows<Row>({ columns, rows, keys, selected, onToggle }: DataRowsProps<Row>) {
  const { choose } = useStrings();

  return rows.map((row, index) => {
    const key = keys[index] as string;
    return (
      <DataRow
        key={key}
        name={key}
        row={row}
        columns={columns}
        choose={choose}
        isSelected={selected?.has(key)}
        onToggle={onToggle}
      />
    );
  });
}

interface DataRowProps<Row> extends Pick<DataRowsProps<Row>, 'columns' | 'onToggle'> {
  name: string;
  row: Row;
  /** The word before the row's name. */
  choose: string;
  isSelected: boolean | undefined;
}

/** One row, drawn again only when it, its columns or its choice change. */
const DataRow = memo(function DataRow<Row>({
  name,
  row,
  columns,
  choose,
  isSelected,
  onToggle,
}: DataRowProps<Row>) {
  const id = useId();
  const isSelectable = isSelected !== undefined;

  return (
    <tr
      {...roles.row}
      className={rowStyle}
      data-selectable={isSelectable || undefined}
      data-selected={isSelected || undefined}
    >
      {isSelectable && (
        <td {...roles.cell} className={checkClass}>
          <Check
            id={`${id}check`}
            label={choose}
            namedBy={`${id}name`}
            isSelected={isSelected}
            onChange={() => onToggle(name)}
          />
        </td>
      )}
      {columns.map((column) => dataCell(column, row, isSelectable ? `${id}name` : undefined))}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactNode;

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A call and no component: a page has hundreds of cells. */
function dataCell<Row>(column: Column<Row>, row: Row, nameId: string | undefined) {
  const value = column.cell(row);
  const id = column.isRowHeader ? nameId : undefined;
  // Words alone need no element to be one thing beside the word of their column.
  const content =
    typeof value === 'string' && !id ? (
      value
    ) : (
      <div className={cellValue} id={id}>
        {value}
      </div>
    );
  // Each attribute by name: to spread them would make an object for each cell.
  return column.isRowHeader ? (
    <th
      key={column.key}
      role={roles.rowHeader.role}
      className={cell}
      data-align={column.align}
      data-importance={column.importance}
      scope="row"
    >
      {content}
    </th>
  ) : (
    <td
      key={column.key}
      role={roles.cell.role}
      className={cell}
      data-align={column.align}
      data-importance={column.importance}
      // Shown where rows are stacked; the head of the column is what is read.
      data-label={column.isHeaderHidden ? undefined : column.header}
      data-actions={column.isHeaderHidden || undefined}
      data-empty={isEmpty(value) || undefined}
    >
      {content}
    </td>
  );
}

interface WaitingRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** How many lines stand in the cell that names a row. */
  lines: 1 | 2;
  isSelectable: boolean;
}

/** A still skeleton in the true grid, while the first rows are on their way. Not read: the table is busy. */
export function WaitingRows<Row>({ columns, count, lines, isSelectable }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other name and never change places.
    <tr key={index} {...unread} className={rowStyle}>
      {isSelectable && <td className={checkClass} />}
      {columns.map((column) => (
        <td
          key={column.key}
          className={cell}
          data-align={column.align}
          data-importance={column.importance}
          data-bone
          data-empty={column.isHeaderHidden || undefined}
        >
          <div className={skeletonLine} data-lines={column.isRowHeader ? lines : undefined}>
            {!column.isHeaderHidden && <Skeleton width={widths[index % widths.length] ?? '50%'} />}
            {column.isRowHeader && lines === 2 && <Skeleton width="40%" />}
          </div>
        </td>
      ))}
    </tr>
  ));
}

/** A skeleton says nothing and contains nothing that takes focus. */
const unread = { 'aria-hidden': true } as const;

/** Lines of words end unevenly. */
const widths = ['60%', '45%', '68%', '52%'];

interface NoRowsProps {
  span: number;
  error: TableError | undefined;
  title: string;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
}

/** One cell over the whole width, in place of the rows: nothing here, or nothing came. */
export function NoRows({ span, error, title, onRetry, empty }: NoRowsProps) {
  const strings = useStrings();

  return (
    <tr {...roles.row} className={wholeLine}>
      <td {...roles.cell} className={wholeRow} colSpan={span}>
        {error ? (
          <ErrorPanel title={title} requestId={error.requestId} {...(onRetry && { onRetry })}>
            {error.description}
          </ErrorPanel>
        ) : (
          (empty ?? strings.loaded(0))
        )}
      </td>
    </tr>
  );
}
