import type { RootProps } from '../../props/index.ts';
import type { Column, DataTableProps } from '../DataTable/index.ts';

/** A column of a grid: like a table column, but never hidden, and with a focus mode. */
export interface GridColumn<Row>
  extends Omit<Column<Row>, 'importance' | 'sortLabels' | 'sortWords' | 'sortMark'> {
  /**
   * What gets focus in its cells. `control`: the control itself; Left and Right move between several. `cell`: the cell;
   * Enter or F2 moves into it. Use it for cells with several controls, or with a control that needs the arrow keys.
   * @default 'control'
   */
  focus?: 'control' | 'cell' | undefined;
}

/** A column whose cells are row headers. */
export interface GridRowHeaderColumn<Row> extends GridColumn<Row> {
  isRowHeader: true;
}

/** The columns of a grid. The first or second column has the row headers. */
export type GridColumns<Row> =
  | readonly [GridRowHeaderColumn<Row>, ...GridColumn<Row>[]]
  | readonly [GridColumn<Row>, GridRowHeaderColumn<Row>, ...GridColumn<Row>[]];

export interface DataGridProps<Row>
  extends RootProps<HTMLDivElement>,
    Pick<
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
  /**
   * The columns. The first or second one has the row headers. Memoize the array if there are many rows. In what `cell`
   * renders, props named `on…` are event handlers.
   */
  columns: GridColumns<Row>;
  /**
   * What Tab does on a cell. `leaves`: it leaves the grid, which is one tab stop. `enters`: it moves to the controls of
   * the cell, for rows that people edit. Focus is then always on a cell first, and Tab on its last control leaves the
   * grid.
   * @default 'leaves'
   */
  tabKey?: 'leaves' | 'enters' | undefined;
  /** Called on a click on a row, or Enter on a row or a cell without controls. Not called while rows are selected. */
  onRowAction?: ((key: string) => void) | undefined;
}
