import type { Column, Columns } from '@console/ui';

interface InFile<Row> {
  /** The cell of a downloaded file. Without it, the file lacks the column. */
  text?: (row: Row) => string;
  /** The column's header in a downloaded file. @default `header` */
  fileHeader?: string;
}

interface FileColumn<Row> extends Pick<Column<Row>, 'key' | 'header'>, InFile<Row> {
  cell?: never;
}

type TableColumn<Row> = Column<Row> & InFile<Row>;
type RowHeader<Row> = TableColumn<Row> & { isRowHeader: true };

/**
 * The columns of a list: one entry each for the table and the downloaded file, so that no header can get the cells of
 * another column. A column without `cell` is in the file only.
 */
export type ListColumns<Row> =
  | readonly [RowHeader<Row>, ...(TableColumn<Row> | FileColumn<Row>)[]]
  | readonly [TableColumn<Row>, RowHeader<Row>, ...(TableColumn<Row> | FileColumn<Row>)[]];

/** The columns of the table. */
export const tableColumns = <Row>(columns: ListColumns<Row>) =>
  columns.filter(({ cell }) => cell) as unknown as Columns<Row>;

/** The columns of a downloaded file. */
export const fileColumns = <Row>(columns: ListColumns<Row>) =>
  columns.flatMap(({ header, fileHeader = header, text }) =>
    text ? [{ header: fileHeader, cell: text }] : [],
  );
