import type { Time } from '@internationalized/date';
import { type Ref, useMemo, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { DateInput } from 'react-aria-components/DateField';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
} from 'react-aria-components/TimeField';
import { useControlledState } from 'react-stately/useControlledState';
import { useLocale } from '../../locale/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { ClearButton, DatePart, dateBox, dateButtons, dateParts } from '../DateField/index.ts';
import { control, FieldFrame, type FieldWords, useField, useOwnError } from '../Field/index.ts';
import { useStrings } from './TimeField.strings.ts';
import { textOf, timeOf, timeProblem } from './time.ts';

export interface TimeFieldProps
  extends FieldWords,
    AllowUndefined<
      Pick<
        AriaTimeFieldProps<Time>,
        'name' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur'
      >
    > {
  /** The time as `HH:mm` in 24 hours (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial time, as `HH:mm` in 24 hours. */
  defaultValue?: string | null | undefined;
  /** Called with a complete time, as `HH:mm` in 24 hours, or `null` when there isn't one anymore. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The earliest time, as `HH:mm`. An earlier one is an error of the field. Can be later than `maxValue`: a night. */
  minValue?: string | undefined;
  /** The latest time, as `HH:mm`. A later one is an error of the field. */
  maxValue?: string | undefined;
  /** Whether it has a clear button. @default unless `requiredIndicator` is `required` */
  isClearable?: boolean | undefined;
  /** The first part of the time. Focus it to send people to the field. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A field for a time of day. The value is `16:30`, whatever the language shows.
 *
 * Renders a `role="group"` named by its label, with a `role="spinbutton"` for the hour, the minute and, in languages with
 * 12 hours, AM or PM (APG spinbutton). Keyboard: digits, Up and Down in a part, Left and Right between parts. A time
 * outside the limits, or without its minutes, is an error when focus leaves the field (WCAG 3.3.1, 3.3.3). Your `error`
 * replaces that error.
 *
 * @part date-field-segment a part of the time, such as the hour
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @selector [data-readonly] it is read-only
 * @example
 * <TimeField label="Opens" value={opens} onChange={setOpens} minValue="06:00" maxValue="12:00" />
 */
export function TimeField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  isClearable = requiredIndicator !== 'required',
  name,
  onFocus,
  onBlur,
  ref,
  ...field
}: TimeFieldProps) {
  const outer = useRef<HTMLDivElement>(null);
  const first = useObjectRef(ref);
  const [text, setText] = useControlledState<string | null>(value, defaultValue, onChange);
  // The same string must give the same object, because react-aria resets incomplete parts when the value changes.
  const time = useMemo(() => timeOf(text), [text]);
  const [isHalf, setHalf] = useState(false);
  const problem = useProblem(time, isHalf, minValue, maxValue);
  const shown = useOwnError(error, problem);
  const ids = useField({ hint, error: shown.error, name, label });
  const { isDisabled = false, isReadOnly = false } = field;
  const canClear = isClearable && time !== null && !isDisabled && !isReadOnly;

  const leave = () => {
    const parts = [...(outer.current?.querySelectorAll('[role="spinbutton"]') ?? [])];
    const empty = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
    if (empty > 0) setText(null);
    setHalf(empty > 0 && empty < parts.length);
    shown.onBlur();
  };

  return (
    <AriaTimeField<Time>
      {...toAria({ ...field, ...ids.describedBy })}
      data-part="time-field"
      ref={outer}
      value={time}
      onChange={(next) => {
        setHalf(false);
        setText(next && textOf(next));
      }}
      shouldForceLeadingZeros
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onFocus={(event) => {
        shown.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!isReadOnly) leave();
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
        <div className={classNames(control, dateBox)} data-part="field-control">
          <DateInput className={dateParts}>
            {(segment) => <DatePart segment={segment} first={first} />}
          </DateInput>
          {canClear && (
            <span className={dateButtons}>
              <ClearButton label={label} onClear={() => setText(null)} first={first} />
            </span>
          )}
        </div>
      </FieldFrame>
      {name !== undefined && <input type="hidden" name={name} value={text ?? ''} disabled={isDisabled} />}
    </AriaTimeField>
  );
}

/** A sentence about a time that is incomplete or outside the limits. */
function useProblem(time: Time | null, isHalf: boolean, minValue?: string, maxValue?: string) {
  const strings = useStrings();
  const { locale } = useLocale();
  const [min, max] = [timeOf(minValue), timeOf(maxValue)];
  if (!time) return isHalf ? strings.incomplete : undefined;
  const problem = timeProblem(time, min, max);
  if (!problem) return undefined;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const words = (limit: Time | null) =>
    limit ? format.format(Date.UTC(2000, 0, 1, limit.hour, limit.minute)) : '';
  if (problem === 'outside') return strings.between({ min: words(min), max: words(max) });
  return problem === 'before' ? strings.from(words(min)) : strings.until(words(max));
}
