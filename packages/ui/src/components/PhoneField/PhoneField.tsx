import { type Ref, useState } from 'react';
import type { FieldWords } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { digitsOnly, type PhoneProblem, phoneProblem } from './phone.ts';

export interface PhoneFieldProps
  extends FieldWords,
    PhoneRule,
    Pick<
      TextFieldProps,
      'name' | 'placeholder' | 'onBlur' | 'onFocus' | 'autoFocus' | 'isDisabled' | 'isReadOnly'
    > {
  /**
   * The autofill token: `tel` for a whole number, `tel-national` for one without the country code, `off` for numbers of
   * other people. @default 'tel'
   */
  autoComplete?: 'tel' | 'tel-national' | 'work tel' | 'off' | undefined;
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a local phone number with an exact number of digits.
 *
 * Renders a `TextField` with `<input type="tel">`, which is left to right on every page (WCAG 1.3.5, 3.3.2). The field
 * doesn't reject, truncate or reformat text while people type. `onChange` gets the digits and the error, if any. A
 * form's data contains the text as typed, which `phoneProblem` and `digitsOnly` also accept. For numbers from several
 * countries, use `InternationalPhoneField`.
 *
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @example
 * <PhoneField label="Phone" digits={10} value={phone} onChange={setPhone} error={phoneError} />
 */
export function PhoneField({
  digits,
  value,
  defaultValue,
  onChange,
  normalise,
  autoComplete = 'tel',
  ...field
}: PhoneFieldProps) {
  const phone = usePhone({ digits, value, defaultValue, onChange, normalise });

  return (
    <TextField
      {...field}
      {...phone}
      data-part="phone-field"
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete={autoComplete}
    />
  );
}

interface PhoneRule {
  /** The exact number of digits. */
  digits: number;
  /** The number (controlled). */
  value?: string | undefined;
  /** The initial number. */
  defaultValue?: string | undefined;
  /** Called with the digits, and the error, if any. Show a message in `error` in time. */
  onChange?: ((number: string, problem: PhoneProblem | undefined) => void) | undefined;
  /**
   * Converts typed text to a number. If people paste numbers with the local country code, pass a function that drops
   * it.
   * @default digitsOnly
   */
  normalise?: ((typed: string) => string) | undefined;
}

/** Keeps the text as typed, and calls `onChange` with the number. */
function usePhone({ digits, value, defaultValue = '', onChange, normalise = digitsOnly }: PhoneRule) {
  const [typed, setTyped] = useState(value ?? defaultValue);
  const isHosts = value !== undefined && value !== normalise(typed);

  return {
    value: isHosts ? value : typed,
    onChange: (next: string) => {
      setTyped(next);
      onChange?.(normalise(next), phoneProblem(next, digits, normalise));
    },
  };
}
