export type { TableColumnsValue } from './columnsValue.ts';
export { TableColumnsMenu, type TableColumnsMenuProps } from './TableColumnsMenu.tsx';
export { type TableColumnsOptions, useTableColumns } from './useTableColumns.tsx';
