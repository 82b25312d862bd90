export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { DateRange } from './dateRange.ts';
