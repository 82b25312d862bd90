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
   * What a browser fills in: `tel` for a whole number, `tel-national` for one without its country, `off` for a number
   * that is not the person's own. @default 'tel'
   */
  autoComplete?: 'tel' | 'tel-national' | 'work tel' | 'off';
  ref?: Ref<HTMLInputElement>;
}

/**
 * Asks for a local phone number of an exact count of digits.
 *
 * Renders a `TextField` with `<input type="tel">`, typed left to right on every page (WCAG 1.3.5, 3.3.2). Nothing is
 * refused, cut or rewritten while typing: what the person typed stays as typed, and `onChange` has the bare number
 * and what is wrong with it. In a form's data it stands as typed; `phoneProblem` and `digitsOnly` read that too. For
 * numbers of several countries use `InternationalPhoneField`.
 *
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed
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
  const phone = usePhone({
    digits,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange }),
    ...(normalise && { normalise }),
  });

  return <TextField {...field} {...phone} type="tel" inputMode="tel" dir="ltr" autoComplete={autoComplete} />;
}

interface PhoneRule {
  /** How many digits a number has, exactly. */
  digits: number;
  /** The number, when the host decides. */
  value?: string;
  /** The number at first. */
  defaultValue?: string;
  /** The bare number, and what is wrong with it, if anything; the host says it in `error` when it is time. */
  onChange?: (number: string, problem: PhoneProblem | undefined) => void;
  /**
   * What a number is of what was typed. Give one that drops the country code of the place, where people paste
   * numbers that have it. @default digitsOnly
   */
  normalise?: (typed: string) => string;
}

/** Keeps what was typed as it was typed, and tells the host the number. */
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
