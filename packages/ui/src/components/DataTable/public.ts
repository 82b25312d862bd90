export type { Column, Columns, RowHeaderColumn, Sort } from './columns.ts';
export { DataTable } from './DataTable.tsx';
export type {
  DataTableProps,
  HostPaging,
  OwnPaging,
  TableError,
  TablePaging,
  TableSelection,
} from './tableProps.ts';
