import type { DateValue } from '@internationalized/date';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput } from 'react-aria-components/DateField';
import { DatePicker, type DatePickerProps } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { control, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { CalendarButton, CalendarMonth, CalendarPopover, ClearButton, DatePart } from './CalendarParts.tsx';
import { aside as asideStyle, box, buttons, calendar, parts } from './DateField.css.ts';
import { type DateText, type DateTextProps, useDate, useDateText } from './useDateText.ts';

/** The common props of `DateField` and `DateTimeField`. */
export interface DateFieldCommon
  extends FieldWords,
    DateTextProps,
    AllowUndefined<
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
      >
    > {
  /** The first selectable day in the calendar. People can still type an earlier one: set `error` then. */
  minValue?: string | undefined;
  /** The last selectable day in the calendar. People can still type a later one: set `error` then. */
  maxValue?: string | undefined;
  /** Whether it has a clear button. @default unless `requiredIndicator` is `required` */
  isClearable?: boolean | undefined;
  /** The first part of the date. Focus it to send people to the field. */
  ref?: Ref<HTMLElement> | undefined;
}

interface DatePickerFieldProps extends DateFieldCommon {
  /** The `data-part` of the root element. */
  part: string;
  format: DateText;
  granularity: 'day' | 'minute';
  /** Where the arrow keys and the calendar start if there is no date. */
  placeholderValue?: DateValue | undefined;
  /** Renders a line below the field, such as the time zone. It is part of the description. */
  aside?: ((date: DateValue | null) => ReactNode) | undefined;
}

/** The label, parts, calendar and messages of a date, independent of its string format. */
export function DatePickerField({
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
  onBlur,
  part,
  format,
  aside,
  ref,
  ...picker
}: DatePickerFieldProps) {
  const ids = useField({ hint, error, name: name, label });
  const asideId = useId();
  const outer = useRef<HTMLDivElement>(null);
  const { text, date, change, leave } = useDateText({ value, defaultValue, onChange }, format);
  const { isDisabled = false, isReadOnly = false } = picker;
  const canClear = isClearable && date !== null && !isDisabled && !isReadOnly;
  const words = aside?.(date);
  const describedBy = [ids.describedBy['aria-describedby'], words && asideId].filter(Boolean).join(' ');

  return (
    <DatePicker<DateValue>
      {...toAria(picker)}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      data-part={part}
      ref={outer}
      value={date}
      onChange={change}
      minValue={useDate(minValue, format)}
      maxValue={useDate(maxValue, format)}
      shouldForceLeadingZeros
      hideTimeZone
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onBlur={(event) => {
        if (date !== null && !isReadOnly) leave(outer.current?.querySelector('[data-placeholder]') !== null);
        onBlur?.(event);
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <DateBox label={label} onClear={canClear ? () => change(null) : undefined} ref={ref} />
        {words && (
          <p id={asideId} className={asideStyle} data-part="date-field-note">
            {words}
          </p>
        )}
      </FieldFrame>
      {name !== undefined && <input type="hidden" name={name} value={text ?? ''} disabled={isDisabled} />}
      <CalendarPopover>
        <Calendar className={calendar} data-part="date-field-calendar">
          <CalendarMonth />
        </Calendar>
      </CalendarPopover>
    </DatePicker>
  );
}

interface DateBoxProps {
  label: string;
  /** Empties the field. Without it, there is no clear button. */
  onClear: (() => void) | undefined;
  /** The first part. */
  ref: Ref<HTMLElement> | undefined;
}

/** The parts of a date in the order of the language, then the buttons. */
function DateBox({ label, onClear, ref }: DateBoxProps) {
  const first = useObjectRef(ref);

  return (
    <Group className={classNames(control, box)} data-part="field-control">
      <DateInput className={parts}>{(segment) => <DatePart segment={segment} first={first} />}</DateInput>
      <span className={buttons}>
        {onClear && <ClearButton label={label} onClear={onClear} first={first} />}
        <CalendarButton />
      </span>
    </Group>
  );
}
