export type { Column, Columns, RowHeaderColumn, Sort } from './columns.ts';
export { DataTable, type DataTableProps, type TableError } from './DataTable.tsx';
