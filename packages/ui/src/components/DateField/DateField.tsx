import { parseDate, toCalendarDate } from '@internationalized/date';
import { type DateFieldCommon, DatePickerField } from './DatePickerField.tsx';
import type { DateText } from './useDateText.ts';

export interface DateFieldProps extends DateFieldCommon {}

const day: DateText = { parse: parseDate, print: (value) => toCalendarDate(value).toString() };

/**
 * A field for a day. The value is `2026-03-27`, whatever the language shows.
 *
 * Renders a `role="group"` named by its label, with a `role="spinbutton"` for each part and a button that opens a
 * calendar in a `role="dialog"` (APG spinbutton and date picker dialog). Keyboard: digits, Up and Down in a part, Left
 * and Right between parts, Alt+Down for the calendar. The description has the error before the hint (WCAG 1.3.1,
 * 3.3.1, 3.3.2).
 *
 * @part date-field-segment a part of the date, such as the month
 * @part date-field-popover the box around the calendar
 * @part date-field-calendar the calendar
 * @part date-field-month the month above the calendar
 * @part date-field-weekday the name of a weekday
 * @part date-field-day a day of the calendar
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @selector [data-readonly] it is read-only
 * @selector [data-open] the calendar is open
 * @example
 * <DateField label="Date" value={day} onChange={setDay} minValue="2026-03-01" error={error} />
 */
export function DateField(props: DateFieldProps) {
  return <DatePickerField {...props} part="date-field" format={day} granularity="day" />;
}
