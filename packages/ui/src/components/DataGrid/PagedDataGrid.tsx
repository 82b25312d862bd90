import { type DataTableProps, TableFooter } from '../DataTable/index.ts';
import { Grid } from './DataGrid.tsx';
import type { DataGridProps } from './gridProps.ts';

export interface PagedDataGridProps<Row>
  extends DataGridProps<Row>,
    Required<Pick<DataTableProps<Row>, 'paging'>> {}

/**
 * A `DataGrid` with pagination, which works as in `DataTable`: pass all rows, which the grid sorts and paginates, or one
 * page at a time.
 *
 * The pagination is a named landmark below the rows. When the page changes, focus stays on its button, and Tab returns
 * to the row or cell in the same place. If a cell has focus, the cell in the same place of the new page gets it. The new
 * position is announced once, politely (WCAG 4.1.3).
 *
 * @part data-grid-table the `<table>`
 * @part data-grid-selection the bar with the actions for selected rows
 * @part data-grid-footer the pagination
 * @example
 * <PagedDataGrid label="Contacts" columns={columns} rows={contacts} rowKey={({ id }) => id} paging={{}} />
 */
export const PagedDataGrid = <Row,>(props: PagedDataGridProps<Row>) => (
  <Grid {...props} Footer={TableFooter} />
);
