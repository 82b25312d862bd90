export {
  type ColumnFilter,
  choiceFilter,
  dateFilter,
  type FilterFieldProps,
  type FilterOption,
  numberFilter,
  textFilter,
} from './columnFilters.tsx';
export { type FilterValue, type FilterValues, filterRows } from './filters.ts';
export { TableFilters, type TableFiltersProps } from './TableFilters.tsx';
export {
  type FilterColumn,
  type FilterColumns,
  type FilterRowHeaderColumn,
  type TableFiltersOptions,
  useTableFilters,
} from './useTableFilters.ts';
