export type { Sorts } from './sorts.ts';
export { TableSortMenu, type TableSortMenuProps } from './TableSortMenu.tsx';
export { type TableSortingOptions, useTableSorting } from './useTableSorting.tsx';
