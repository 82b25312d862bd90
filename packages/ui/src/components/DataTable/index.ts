export { isolated } from './DataRows.tsx';
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
  row,
  scroll,
  stickyHead,
  table,
} from './DataTable.css.ts';
export { useStrings as useTableStrings } from './DataTable.strings.ts';
export { DataTable } from './DataTable.tsx';
export { FailedAgain } from './TableBars.tsx';
export { Check } from './TableHead.tsx';
export type { Column, Columns, DataTableProps, Sort, TableError, TableSelection } from './tableProps.ts';
export { compareOf, isSortable, sorted, useNews, useOverflow } from './useDataTable.ts';
