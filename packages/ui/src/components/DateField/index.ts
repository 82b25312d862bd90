export { DateField } from './DateField.tsx';
export { type DateFieldCommon, DatePickerField } from './DatePickerField.tsx';
export type { DateText } from './useDateText.ts';
