export {
  actions as barActions,
  barWords,
  cell,
  cellValue,
  checkCell,
  checkHead,
  head,
  headerOffsetProperty,
  headMark,
  roles as tableRoles,
  row,
  scroll,
  stickyHead,
  table,
  unstacked,
} from './DataTable.css.ts';
export { useStrings as useTableStrings } from './DataTable.strings.ts';
export { DataTable } from './DataTable.tsx';
export { isolated } from './isolated.tsx';
export { FailedAgain, TableFooter } from './TableBars.tsx';
export { Check } from './TableHead.tsx';
export type {
  Column,
  Columns,
  DataTableProps,
  Sort,
  TableError,
  TablePagination,
  TableSelection,
  TableSorting,
} from './tableProps.ts';
export {
  compareOf,
  isFromServer,
  isSortable,
  sorted,
  useNews,
  useOverflow,
  usePaging,
  useSeenRange,
} from './useDataTable.ts';
