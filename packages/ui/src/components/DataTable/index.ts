export { actions as barActions, barWords } from './bars.css.ts';
export { Check } from './Check.tsx';
export { headMark } from './ColumnHeader.css.ts';
export { cell, cellValue, row } from './cells.css.ts';
export { checkCell } from './check.css.ts';
export {
  type Column,
  type Columns,
  compareOf,
  isSortable,
  type Sort,
  sorted,
} from './columns.ts';
export { checkHead, head, scroll, stickyHead, table } from './DataTable.css.ts';
export { useStrings as useTableStrings } from './DataTable.strings.ts';
export { DataTable } from './DataTable.tsx';
export { headOffsetProperty } from './layout.ts';
export { FailedAgain } from './NoRows.tsx';
export type {
  DataTableProps,
  TableError,
  TableSelection,
} from './tableProps.ts';
export { useNews, useOverflow } from './useDataTable.ts';
