export type { Sort, TableError, TableSelection } from '../DataTable/index.ts';
export { DataGrid, PagedDataGrid, type PagedDataGridProps } from './DataGrid.tsx';
export type { DataGridProps, GridColumn, GridColumns, GridRowHeaderColumn } from './gridProps.ts';
