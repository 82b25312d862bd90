import type { Column, DataTableProps } from '../DataTable/index.ts';

/** One column of a grid of `Row`s: that of a table, always there, with a place for focus. */
export interface GridColumn<Row> extends Omit<Column<Row>, 'importance' | 'sortLabels' | 'sortWords'> {
  /**
   * Where focus goes in its cells. `control`: to the control, or along them with Left and Right. `cell`: to the cell,
   * and into it with Enter or F2, for cells of several controls or with a control that needs the arrow keys itself.
   * @default 'control'
   */
  focus?: 'control' | 'cell';
}

/** A column whose cells name their row. */
export interface GridRowHeaderColumn<Row> extends GridColumn<Row> {
  isRowHeader: true;
}

/** The columns of a grid: the first or the second names the row. */
export type GridColumns<Row> =
  | readonly [GridRowHeaderColumn<Row>, ...GridColumn<Row>[]]
  | readonly [GridColumn<Row>, GridRowHeaderColumn<Row>, ...GridColumn<Row>[]];

export interface DataGridProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'label'
    | 'rows'
    | 'rowKey'
    | 'sort'
    | 'defaultSort'
    | 'onSortChange'
    | 'selection'
    | 'isHeaderSticky'
    | 'headerOffset'
    | 'headOffset'
    | 'isHeadSticky'
    | 'maxHeight'
    | 'isLoading'
    | 'skeletonRows'
    | 'waitingRows'
    | 'error'
    | 'onRetry'
    | 'empty'
    | 'range'
    | 'footer'
  > {
  /** What stands in each column; the first or the second names the row. */
  columns: GridColumns<Row>;
  /**
   * What Tab does on a cell. `leaves` the grid, which is one stop. `enters` the controls of the cell, for rows that
   * are edited; focus is then always on a cell first, and Tab after its last control leaves the grid.
   * @default 'leaves'
   */
  tabKey?: 'leaves' | 'enters';
  /** A row was pressed, or Enter on a cell without controls. While rows are chosen a press chooses. */
  onRowAction?: (key: string) => void;
}
