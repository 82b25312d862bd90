export { CalendarButton, CalendarMonth, CalendarPopover, ClearButton, DatePart } from './CalendarParts.tsx';
export {
  box as dateBox,
  buttons as dateButtons,
  calendar,
  day,
  parts as dateParts,
} from './DateField.css.ts';
export { DateField } from './DateField.tsx';
export { type DateFieldCommon, DatePickerField } from './DatePickerField.tsx';
export { type DateText, useDate } from './useDateText.ts';
