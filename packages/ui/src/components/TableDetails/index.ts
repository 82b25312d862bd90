export { ExpandableDataTable, type ExpandableDataTableProps } from './ExpandableDataTable.tsx';
