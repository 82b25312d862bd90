import { type FocusEvent, type Ref, useEffect, useId, useMemo, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { announce } from '../../announcer/index.ts';
import { useFormField } from '../../formContext/index.ts';
import { useLocale } from '../../locale/index.ts';
import { ComboBox, type ComboBoxOption } from '../ComboBox/index.ts';
import { callingCodeOf, namedIn, withFirst } from '../CountryField/index.ts';
import type { FieldWords } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { group, hidden, name as nameStyle, parts } from './InternationalPhoneField.css.ts';
import { useStrings } from './InternationalPhoneField.strings.ts';
import { callableCountries, type InternationalPhone } from './internationalPhone.ts';
import { useInternationalPhone } from './useInternationalPhone.ts';

export interface InternationalPhoneFieldProps extends FieldWords {
  /** The number in E.164, such as `+972542223344`, when the host decides; its country follows from it. */
  value?: string;
  /** The number at first, in E.164. */
  defaultValue?: string;
  /** The country at first, while the number does not tell it: an ISO 3166-1 code in lower case, such as `il`. */
  defaultCountry?: string | null;
  /** Gets the number in E.164, and its parts with what is wrong, which the host says in `error` when it is time. */
  onChange?: (number: string, phone: InternationalPhone) => void;
  /** The countries that are offered. Keep the list outside of the component. @default all that can be called */
  countries?: readonly string[];
  /** Codes that stand first, in this order. Keep the list outside of the component. */
  priority?: readonly string[];
  /** Name in a form: it sends the number in E.164. */
  name?: string;
  /**
   * What a browser fills in: a whole number, which then sets the country; `off` for one that is not the person's own.
   * @default 'tel'
   */
  autoComplete?: 'tel' | 'work tel' | 'off';
  /** An example of a number. It goes while typing, so what is needed stands in `hint`. */
  placeholder?: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Both fields were left. */
  onBlur?: (event: FocusEvent) => void;
  /** The field of the number. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/**
 * Asks for a phone number of any country.
 *
 * Renders a `<div role="group">` named by its label, with a `ComboBox` of countries and their calling codes and an
 * `<input type="tel">` that runs left to right on every page (WCAG 1.3.1, 1.3.5, 3.3.2). What is typed stays as it was
 * typed; a number that is pasted or filled in with its calling code sets the country, which is said once, politely
 * (WCAG 4.1.3). No flags, as in `CountryField`.
 *
 * @example
 * <InternationalPhoneField label="Phone" defaultCountry="il" value={phone} onChange={setPhone} error={phoneError} />
 */
export function InternationalPhoneField({
  label,
  hint,
  error: own,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  value,
  defaultValue = '',
  defaultCountry = null,
  onChange,
  countries = callableCountries,
  priority = none,
  name,
  autoComplete = 'tel',
  placeholder,
  autoFocus = false,
  onBlur,
  ref,
  ...states
}: InternationalPhoneFieldProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const nameId = useId();
  const input = useObjectRef(ref);
  const country = useRef<HTMLInputElement>(null);
  const options = useMemo(() => countryOptions(locale, countries, priority), [locale, countries, priority]);
  const nameOf = (code: string) => options.find((option) => option.value === code)?.label ?? '';
  const field = useInternationalPhone({
    ...{ value, defaultValue, defaultCountry, offered: countries, onChange },
    onTaken: (code) => announce(strings.taken(nameOf(code))),
  });
  const lacksCountry = field.phone.problem === 'country';
  const ofForm = useFormField({
    name,
    label,
    getError: () => own,
    getControl: () => (lacksCountry ? country : input).current,
  });
  const error = own ?? ofForm;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend takes no part in a grid.
    <div
      role="group"
      aria-labelledby={nameId}
      className={group}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <span id={nameId} className={isLabelHidden ? hidden : nameStyle}>
        {label}
      </span>
      <div className={parts}>
        <ComboBox
          {...states}
          ref={country}
          label={strings.country}
          error={lacksCountry ? error : undefined}
          isClearable={false}
          options={options}
          value={field.country}
          onChange={field.choose}
        />
        <TextField
          {...states}
          ref={input}
          type="tel"
          inputMode="tel"
          dir="ltr"
          label={strings.number}
          hint={hint}
          error={lacksCountry ? undefined : error}
          {...(requiredIndicator !== undefined && { requiredIndicator })}
          {...(placeholder !== undefined && { placeholder })}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          value={field.typed}
          onChange={field.type}
          onPaste={field.paste}
          onBlur={field.leave}
        />
      </div>
      {name !== undefined && (
        <FormValue
          name={name}
          number={field.phone.number}
          isDisabled={states.isDisabled ?? false}
          reset={field.reset}
        />
      )}
    </div>
  );
}

interface FormValueProps {
  name: string;
  number: string;
  isDisabled: boolean;
  reset: () => void;
}

/** What a form sends, where the two fields would send what is seen. */
function FormValue({ name, number, isDisabled, reset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return <input ref={input} type="hidden" name={name} value={number} disabled={isDisabled} />;
}

/** Before the plus, so that it stands at the start of its code on every page. */
const leftToRight = '\u200e';

/** Countries with their calling codes, in the language of the page and in its order. */
function countryOptions(locale: string, countries: readonly string[], priority: readonly string[]) {
  const named = namedIn(locale, countries).map((option): ComboBoxOption => {
    const callingCode = callingCodeOf(option.value);
    return callingCode === undefined
      ? option
      : { ...option, label: `${option.label} ${leftToRight}+${callingCode}` };
  });
  return withFirst(named, priority);
}
