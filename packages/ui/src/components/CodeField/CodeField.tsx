import type { ClipboardEvent, CSSProperties, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { type AllowUndefined, toAria } from '../../props/index.ts';
import { FieldFrame, type FieldWords, useField, useOwnError } from '../Field/index.ts';
import { box as boxStyle, cell, cells, input } from './CodeField.css.ts';
import { useStrings } from './CodeField.strings.ts';
import { digitsIn } from './code.ts';

export interface CodeFieldProps
  extends FieldWords,
    AllowUndefined<
      Pick<AriaTextFieldProps, 'name' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur'>
    > {
  /** The number of digits. @default 6 */
  digits?: number | undefined;
  /** The digits (controlled), without spaces. */
  value?: string | undefined;
  /** The initial digits. @default '' */
  defaultValue?: string | undefined;
  /** Called with the digits, also while there are too few. */
  onChange?: ((code: string) => void) | undefined;
  /** Called when the last digit is entered. Don't leave the page here, unless a text has said so before (WCAG 3.2.2). */
  onComplete?: ((code: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a one-time code from a message or an authenticator app.
 *
 * Renders one `<input autocomplete="one-time-code" inputmode="numeric">` with a drawn box behind each digit. One input,
 * because phones fill it with the code of a message, people can paste into it, and screen readers read the code as one
 * value (WCAG 1.3.5, 3.3.8). Everything but digits is removed from typed or pasted text. A code with too few digits is an
 * error when focus leaves the field. Your `error` replaces that error.
 *
 * @part code-field-digit the box of a digit
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @selector [data-readonly] it is read-only
 * @example
 * <CodeField label="Code" hint="We sent it to 054-222 3344." digits={6} value={code} onChange={setCode} error={error} />
 */
export function CodeField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  digits = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  onFocus,
  onBlur,
  ref,
  ...field
}: CodeFieldProps) {
  const strings = useStrings();
  const [code, setCode] = useControlledState(value, defaultValue, onChange);
  const problem = code !== '' && code.length < digits ? strings.incomplete(digits) : undefined;
  const shown = useOwnError(error, problem, false);
  const ids = useField({ hint, error: shown.error, name: field.name, label });

  const change = (typed: string) => {
    const next = digitsIn(typed).slice(0, digits);
    setCode(next);
    if (next.length === digits && next !== code) onComplete?.(next);
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = digitsIn(event.clipboardData.getData('text'));
    if (pasted.length !== digits || field.isReadOnly) return;
    // A whole code replaces what is there.
    event.preventDefault();
    change(pasted);
  };

  return (
    <AriaTextField
      {...toAria({ ...field, ...ids.describedBy })}
      data-part="code-field"
      value={code}
      onChange={change}
      onBeforeInput={(event) => {
        // Text without a digit would only move the caret.
        const { data } = event.nativeEvent as InputEvent;
        if (data && digitsIn(data) === '') event.preventDefault();
      }}
      onPaste={paste}
      autoComplete="one-time-code"
      inputMode="numeric"
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onFocus={(event) => {
        shown.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        shown.onBlur();
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
        <div className={boxStyle} style={{ '--console-code-digits': digits } as CSSProperties}>
          <div className={cells}>
            {Array.from({ length: digits }, (_, index) => (
              <span key={String(index)} className={cell} data-part="code-field-digit" />
            ))}
            <Input {...toAria({ ref })} dir="ltr" className={input} data-part="field-control" />
          </div>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
