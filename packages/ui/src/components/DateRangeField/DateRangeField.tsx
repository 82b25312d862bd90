import type { DateValue } from '@internationalized/date';
import { type Ref, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { DateInput } from 'react-aria-components/DateField';
import { DateRangePicker, type DateRangePickerProps } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useFormField } from '../../formContext/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import {
  CalendarButton,
  CalendarMonth,
  CalendarPopover,
  ClearButton,
  calendar,
  DatePart,
  dateBox,
  dateButtons,
  dateParts,
  day,
} from '../DateField/index.ts';
import { control, FieldFrame, type FieldWords, useField, useOwnError } from '../Field/index.ts';
import { dash, rangeDay, startDate } from './DateRangeField.css.ts';
import { useStrings } from './DateRangeField.strings.ts';
import { type PartialRange, rangeOf, rangeProblem } from './dateRange.ts';
import { type DateRangeValueProps, useDateRange } from './useDateRange.ts';

export interface DateRangeFieldProps
  extends FieldWords,
    DateRangeValueProps,
    AllowUndefined<
      Pick<
        DateRangePickerProps<DateValue>,
        | 'autoFocus'
        | 'isDisabled'
        | 'isReadOnly'
        | 'isOpen'
        | 'defaultOpen'
        | 'onOpenChange'
        | 'onFocus'
        | 'onBlur'
      >
    > {
  /** The form's data has `name.start` and `name.end`. Errors of the form under these names and `name` are shown here. */
  name?: string | undefined;
  /** The first day, such as `2026-03-01`. An earlier date can't be picked, and is an error of the field if typed. */
  minValue?: string | undefined;
  /** The last day, such as `2026-03-31`. A later date can't be picked, and is an error of the field if typed. */
  maxValue?: string | undefined;
  /** Whether it has a clear button. @default unless `requiredIndicator` is `required` */
  isClearable?: boolean | undefined;
  /** The first part of the first date. Focus it to send people to the field. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A field for two days, such as the first and the last day of a stay. The value is `{ start: '2026-03-26', end:
 * '2026-03-29' }`, whatever the language shows.
 *
 * Renders a `role="group"` named by its label, with a `role="spinbutton"` for each part of both dates, and a button that
 * opens a calendar in a `role="dialog"` (APG spinbutton and date picker dialog). Keyboard: digits, Up and Down in a part,
 * Left and Right between parts, Alt+Down for the calendar, where Enter selects the first day and then the last one.
 * A missing date, an end before the start, and a date outside the limits are errors when focus leaves the field
 * (WCAG 3.3.1, 3.3.3). Your `error` replaces them.
 *
 * @part date-range-field-date one of the two dates
 * @part date-field-segment a part of a date, such as the month
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
 * <DateRangeField label="Stay" value={stay} onChange={setStay} minValue="2026-03-01" error={error} />
 */
export function DateRangeField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isClearable = requiredIndicator !== 'required',
  name,
  onFocus,
  onBlur,
  ref,
  ...picker
}: DateRangeFieldProps) {
  const outer = useRef<HTMLDivElement>(null);
  const first = useObjectRef(ref);
  const { text, range, change, leave } = useDateRange({ value, defaultValue, onChange });
  const [isHalf, setHalf] = useState(false);
  const [min, max] = [rangeOf(minValue, minValue)?.start ?? null, rangeOf(maxValue, maxValue)?.start ?? null];
  const problem = useProblem(range, text === null && isHalf, min, max);
  const shown = useOwnError(error, problem);
  const ids = useRangeField({ hint, error: shown.error, name, label }, first);
  const { isDisabled = false, isReadOnly = false } = picker;
  const canClear = isClearable && range !== null && !isDisabled && !isReadOnly;

  const check = () => {
    const dates = [...(outer.current?.querySelectorAll('[data-part="date-range-field-date"]') ?? [])];
    const [start = false, end = false] = dates.map(
      (date) => date.querySelector('[data-placeholder]') !== null,
    );
    const isFilled = outer.current?.querySelector('[role="spinbutton"]:not([data-placeholder])') !== null;
    leave({ start, end });
    setHalf((start || end) && isFilled);
    shown.onBlur();
  };

  return (
    <DateRangePicker<DateValue>
      {...toAria({ ...picker, ...ids.describedBy })}
      data-part="date-range-field"
      ref={outer}
      // While one date is missing, react-aria takes `null` for it, though not in its types.
      value={range as { start: DateValue; end: DateValue } | null}
      onChange={change}
      {...toAria({ minValue: min ?? undefined, maxValue: max ?? undefined })}
      shouldForceLeadingZeros
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onFocus={(event) => {
        shown.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!isReadOnly) check();
        onBlur?.(event);
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={shown.error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <Group className={classNames(control, dateBox)} data-part="field-control">
          <DateInput
            slot="start"
            className={classNames(dateParts, startDate)}
            data-part="date-range-field-date"
          >
            {(segment) => <DatePart segment={segment} first={first} />}
          </DateInput>
          <span aria-hidden="true" className={dash}>
            –
          </span>
          <DateInput slot="end" className={dateParts} data-part="date-range-field-date">
            {(segment) => <DatePart segment={segment} first={null} />}
          </DateInput>
          <span className={dateButtons}>
            {canClear && (
              <ClearButton
                label={label}
                first={first}
                onClear={() => {
                  change(null);
                  setHalf(false);
                }}
              />
            )}
            <CalendarButton />
          </span>
        </Group>
      </FieldFrame>
      {name !== undefined &&
        (['start', 'end'] as const).map((side) => (
          <input
            key={side}
            type="hidden"
            name={`${name}.${side}`}
            value={text?.[side] ?? ''}
            disabled={isDisabled}
          />
        ))}
      <CalendarPopover>
        {/* The error is at the field: no single day is wrong. */}
        <RangeCalendar isInvalid={false} className={calendar} data-part="date-field-calendar">
          <CalendarMonth dayStyle={classNames(day, rangeDay)} />
        </RangeCalendar>
      </CalendarPopover>
    </DateRangePicker>
  );
}

/** `useField`, for a field whose errors can also have the names of its two dates. */
function useRangeField(
  field: Parameters<typeof useField>[0],
  first: { current: HTMLElement | null },
): ReturnType<typeof useField> {
  const ids = useField(field);
  const { name, label, hint } = field;
  const ofDate = (side: string) => ({
    ...(name !== undefined && { name: `${name}.${side}` }),
    label,
    getControl: () => first.current,
  });
  const ofStart = useFormField(ofDate('start'));
  const ofEnd = useFormField(ofDate('end'));
  const message = ids.message ?? ofStart ?? ofEnd;
  const described = [message !== undefined && ids.error, hint !== undefined && ids.hint].filter(Boolean);
  return {
    ...ids,
    message,
    describedBy: described.length > 0 ? { 'aria-describedby': described.join(' ') } : {},
  };
}

/** A sentence about dates that are incomplete, reversed or outside the limits. */
function useProblem(
  range: PartialRange | null,
  isHalf: boolean,
  min: DateValue | null,
  max: DateValue | null,
) {
  const strings = useStrings();
  const { locale } = useLocale();
  if (isHalf) return strings.incomplete;
  const problem = range && rangeProblem(range, min, max);
  if (!problem) return undefined;
  if (problem === 'reversed') return strings.reversed;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const words = (limit: DateValue | null) => (limit ? format.format(limit.toDate('UTC')) : '');
  if (problem === 'outside') return strings.between({ min: words(min), max: words(max) });
  return problem === 'before' ? strings.from(words(min)) : strings.until(words(max));
}
