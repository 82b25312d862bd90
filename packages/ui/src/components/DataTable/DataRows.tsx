import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { bone, cell, cellLabel, cellValue, row as rowStyle, wholeLine, wholeRow } from './cells.css.ts';
import type { Column } from './columns.ts';
import { roles } from './layout.ts';

interface DataRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The rows, each cell with the word of its column for the stacked layout. */
export function DataRows<Row>({ columns, rows, rowKey }: DataRowsProps<Row>) {
  return rows.map((row) => (
    <tr key={rowKey(row)} {...roles.row} className={rowStyle}>
      {columns.map((column) => (
        <DataCell key={column.key} column={column}>
          {column.cell(row)}
        </DataCell>
      ))}
    </tr>
  ));
}

function DataCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const content = (
    <>
      {!column.isHeaderHidden && (
        // Seen only where rows are stacked; the head of the column is what is read.
        <div className={cellLabel} aria-hidden="true">
          {column.header}
        </div>
      )}
      <div className={cellValue}>{children}</div>
    </>
  );
  const look = { className: cell, 'data-align': column.align };

  return column.isRowHeader ? (
    <th {...roles.rowHeader} {...look} scope="row">
      {content}
    </th>
  ) : (
    <td {...roles.cell} {...look} data-actions={column.isHeaderHidden || undefined}>
      {content}
    </td>
  );
}

/** Still bones in the true grid, while the first rows are on their way. Not read: the table is busy. */
export function WaitingRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name and never change places.
    <tr key={index} {...unread} className={rowStyle}>
      {columns.map((column) => (
        <td key={column.key} className={cell} data-actions>
          <div className={bone}>
            {!column.isHeaderHidden && <Skeleton width={widths[index % widths.length] ?? '50%'} />}
          </div>
        </td>
      ))}
    </tr>
  ));
}

/** Bones say nothing and hold nothing that takes focus. */
const unread = { 'aria-hidden': true } as const;

/** Lines of words end unevenly. */
const widths = ['60%', '45%', '68%', '52%'];

/** One cell over the whole width: nothing here, or nothing came. */
export function WholeRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className={wholeLine}>
      <td {...roles.cell} className={wholeRow} colSpan={span}>
        {children}
      </td>
    </tr>
  );
}
