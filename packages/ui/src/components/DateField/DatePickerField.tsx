import type { DateValue } from '@internationalized/date';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { DatePicker, type DatePickerProps } from 'react-aria-components/DatePicker';
import { Field, type FieldWords, useField } from '../Field/index.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateBox } from './DateBox.tsx';
import { aside as asideStyle } from './DateField.css.ts';
import { type DateText, type DateTextProps, useDate, useDateText } from './useDateText.ts';

/** What a field for a day and one for a moment share. */
export interface DateFieldCommon
  extends FieldWords,
    DateTextProps,
    Pick<
      DatePickerProps<DateValue>,
      | 'name'
      | 'autoComplete'
      | 'autoFocus'
      | 'isDisabled'
      | 'isReadOnly'
      | 'isOpen'
      | 'defaultOpen'
      | 'onOpenChange'
      | 'onBlur'
    > {
  /** The first that can be chosen in the calendar. An earlier one can be typed: the host says so in `error`. */
  minValue?: string;
  /** The last that can be chosen in the calendar. A later one can be typed: the host says so in `error`. */
  maxValue?: string;
  /** Whether a button empties it. @default unless `necessity` is `required` */
  isClearable?: boolean;
  /** The first part of the date: focus it to lead a person here. */
  ref?: Ref<HTMLElement>;
}

interface DatePickerFieldProps extends DateFieldCommon {
  format: DateText;
  granularity: 'day' | 'minute';
  /** Where the arrow keys and the calendar start when there is no date. */
  placeholderValue?: DateValue;
  /** A line under the box that belongs to the date, such as its time zone; it is read with the messages. */
  aside?: (date: DateValue | null) => ReactNode;
}

/** Label, box, calendar and messages of a date, whatever its text. */
export function DatePickerField({
  label,
  hint,
  error,
  necessity,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isClearable = necessity !== 'required',
  name,
  onBlur,
  format,
  aside,
  ref,
  ...picker
}: DatePickerFieldProps) {
  const ids = useField({ hint, error, name: name, label });
  const asideId = useId();
  const outer = useRef<HTMLDivElement>(null);
  const { text, date, change, leave } = useDateText(
    {
      ...(value !== undefined && { value }),
      ...(defaultValue !== undefined && { defaultValue }),
      ...(onChange && { onChange }),
    },
    format,
  );
  const { isDisabled = false, isReadOnly = false } = picker;
  const canClear = isClearable && date !== null && !isDisabled && !isReadOnly;
  const words = aside?.(date);
  const describedBy = [ids.describedBy['aria-describedby'], words && asideId].filter(Boolean).join(' ');

  return (
    <DatePicker<DateValue>
      {...picker}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      ref={outer}
      value={date}
      onChange={change}
      minValue={useDate(minValue, format)}
      maxValue={useDate(maxValue, format)}
      shouldForceLeadingZeros
      hideTimeZone
      isInvalid={ids.message !== undefined}
      isRequired={necessity === 'required'}
      validationBehavior="aria"
      onBlur={(event) => {
        if (date !== null && !isReadOnly) leave(outer.current?.querySelector('[data-placeholder]') !== null);
        onBlur?.(event);
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(necessity !== undefined && { necessity })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <DateBox label={label} onClear={canClear ? () => change(null) : undefined} ref={ref} />
        {words && (
          <p id={asideId} className={asideStyle}>
            {words}
          </p>
        )}
      </Field>
      {name !== undefined && <input type="hidden" name={name} value={text ?? ''} disabled={isDisabled} />}
      <CalendarPopover />
    </DatePicker>
  );
}
