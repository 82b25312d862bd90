import type { DateValue } from '@internationalized/date';
import { type ReactNode, type Ref, useContext, useId, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import { DatePicker, type DatePickerProps } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { CalendarIcon, ChevronEndIcon, ChevronStartIcon, XIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { control, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  aside as asideStyle,
  box,
  buttons,
  calendar,
  day,
  dialog,
  grid,
  head,
  parts,
  popup,
  segment as segmentStyle,
  title,
  weekday,
} from './DateField.css.ts';
import { useStrings } from './DateField.strings.ts';
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
      <CalendarPopover />
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
  const strings = useStrings();
  const first = useObjectRef(ref);

  return (
    <Group className={classNames(control, box)} data-part="field-control">
      <DateInput className={parts}>{(segment) => <Part segment={segment} first={first} />}</DateInput>
      <span className={buttons}>
        {onClear && (
          <IconButton
            slot={null}
            size="row"
            label={strings.clear(label)}
            tooltip={false}
            icon={<XIcon />}
            onPress={() => {
              onClear();
              first.current?.focus();
            }}
          />
        )}
        <IconButton size="row" label={strings.calendar} tooltip={false} icon={<CalendarIcon />} />
      </span>
    </Group>
  );
}

function Part({ segment, first }: Pick<DateSegmentProps, 'segment'> & { first: Ref<HTMLElement> }) {
  const segments = useContext(DateFieldStateContext)?.segments;
  const isFirst = segments?.find(({ isEditable }) => isEditable) === segment;

  return (
    <DateSegment
      segment={segment}
      className={segmentStyle}
      data-part="date-field-segment"
      {...(isFirst && { ref: first })}
    />
  );
}

/** The calendar of a date field. react-aria names its days, marks today, and mirrors the arrow keys. */
function CalendarPopover() {
  const strings = useStrings();
  const { locale } = useLocale();
  // All short Hebrew names start with the word for day, so the narrow ones are clearer.
  const weekdayStyle = new Intl.Locale(locale).language === 'he' ? 'narrow' : 'short';

  return (
    <Popover className={popup} data-part="date-field-popover" offset={4} containerPadding={8}>
      <Dialog className={dialog}>
        <Calendar className={calendar} data-part="date-field-calendar">
          <div className={head}>
            <IconButton
              slot="previous"
              size="small"
              label={strings.previous}
              tooltip={false}
              icon={<ChevronStartIcon />}
            />
            <Heading className={title} data-part="date-field-month" />
            <IconButton
              slot="next"
              size="small"
              label={strings.next}
              tooltip={false}
              icon={<ChevronEndIcon />}
            />
          </div>
          <CalendarGrid className={grid} weekdayStyle={weekdayStyle}>
            <CalendarGridHeader>
              {(name) => (
                <CalendarHeaderCell className={weekday} data-part="date-field-weekday">
                  {name}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={day} data-part="date-field-day" />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
