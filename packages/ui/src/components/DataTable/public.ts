export { DataTable } from './DataTable.tsx';
export type {
  ClientPagination,
  /** @deprecated Use `ClientPagination`. */
  ClientPagination as OwnPaging,
  Column,
  Columns,
  DataTableProps,
  /** @deprecated Use `ServerPagination`, with `mode: 'server'`. */
  HostPaging,
  RowHeaderColumn,
  ServerPagination,
  Sort,
  TableError,
  TablePagination,
  /** @deprecated Use `TablePagination`. */
  TablePagination as TablePaging,
  TableSelection,
  TableSorting,
} from './tableProps.ts';
