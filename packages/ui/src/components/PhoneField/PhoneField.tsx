import type { Ref } from 'react';
import type { FieldWords } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { type PhoneRule, usePhone } from './usePhone.ts';

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
 * and what is wrong with it. In a form's data it stands as typed; `phoneProblem` and `bareNumber` read that too. For
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
