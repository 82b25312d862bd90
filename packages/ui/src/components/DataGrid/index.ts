export type { Sort, TableError, TableSelection } from '../DataTable/index.ts';
export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps, GridColumn, GridColumns, GridRowHeaderColumn } from './gridProps.ts';
export { PagedDataGrid, type PagedDataGridProps } from './PagedDataGrid.tsx';
