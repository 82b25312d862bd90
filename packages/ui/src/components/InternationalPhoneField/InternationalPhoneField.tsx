import { type FocusEvent, type Ref, useEffect, useId, useMemo, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { announce } from '../../announcer/index.ts';
import { useFormField } from '../../formContext/index.ts';
import { useLocale } from '../../locale/index.ts';
import { splitRoot } from '../../props/index.ts';
import { ComboBox, type ComboBoxOption } from '../ComboBox/index.ts';
import { callingCodeOf, namedIn, withFirst } from '../CountryField/index.ts';
import type { FieldWords } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { group, hidden, name as nameStyle, parts } from './InternationalPhoneField.css.ts';
import { useStrings } from './InternationalPhoneField.strings.ts';
import { callableCountries, type InternationalPhone } from './internationalPhone.ts';
import { useInternationalPhone } from './useInternationalPhone.ts';

export interface InternationalPhoneFieldProps extends FieldWords {
  /** The controlled value: the number in E.164, such as `+972542223344`. It determines the country. */
  value?: string | undefined;
  /** The initial number, in E.164. */
  defaultValue?: string | undefined;
  /** The initial country, if the number doesn't determine it: an ISO 3166-1 code in lower case, such as `il`. */
  defaultCountry?: string | null | undefined;
  /** Called with the number in E.164 and its parts. If `phone.problem` is set, show a message in `error` in time. */
  onChange?: ((number: string, phone: InternationalPhone) => void) | undefined;
  /** The countries in the list. Define the array outside the component. @default all with a calling code */
  countries?: readonly string[] | undefined;
  /** Codes of the countries that come first, in this order. Define the array outside the component. */
  priority?: readonly string[] | undefined;
  /** Name in a form, which submits the number in E.164. */
  name?: string | undefined;
  /**
   * The autofill token. A whole number that the browser fills in sets the country. Set `off` for numbers of other
   * people.
   * @default 'tel'
   */
  autoComplete?: 'tel' | 'work tel' | 'off' | undefined;
  /** An example number. It disappears while typing, so put instructions in `hint`. */
  placeholder?: string | undefined;
  /** Whether the number gets focus on mount. @default false */
  autoFocus?: boolean | undefined;
  /** Whether country and number are disabled, so that they can't be focused and aren't submitted. @default false */
  isDisabled?: boolean | undefined;
  /** Whether people can read and copy the number but not change it. @default false */
  isReadOnly?: boolean | undefined;
  /** Called when focus leaves both fields. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** ID of the number's `<input>`. */
  id?: string | undefined;
  /** Ref of the number's `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const none: readonly string[] = [];

/**
 * A field for a phone number from any country.
 *
 * Renders a `<div role="group">` named by its label, with a `ComboBox` of countries and their calling codes and an
 * `<input type="tel">` that is left to right on every page (WCAG 1.3.1, 1.3.5, 3.3.2). Typed text isn't reformatted. A
 * number that is pasted or filled in with its calling code sets the country, which is announced once, politely
 * (WCAG 4.1.3). There are no flags, as in `CountryField`.
 *
 * @part international-phone-field-label the label of the group
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
  id,
  ref,
  ...given
}: InternationalPhoneFieldProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const [root, states] = splitRoot(given, group);
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be a grid item.
    <div
      {...root}
      data-part="international-phone-field"
      role="group"
      aria-labelledby={nameId}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <span
        id={nameId}
        className={isLabelHidden ? hidden : nameStyle}
        data-part="international-phone-field-label"
      >
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
          id={id}
          ref={input}
          type="tel"
          inputMode="tel"
          dir="ltr"
          label={strings.number}
          hint={hint}
          error={lacksCountry ? undefined : error}
          requiredIndicator={requiredIndicator}
          placeholder={placeholder}
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

/** The form value in E.164; the two fields would submit their visible text. */
function FormValue({ name, number, isDisabled, reset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return <input ref={input} type="hidden" name={name} value={number} disabled={isDisabled} />;
}

/** A left-to-right mark before the plus, so that the plus is at the start of the calling code on every page. */
const leftToRight = '\u200e';

/** Countries with their calling codes, named and sorted in the language of the page. */
function countryOptions(locale: string, countries: readonly string[], priority: readonly string[]) {
  const named = namedIn(locale, countries).map((option): ComboBoxOption => {
    const callingCode = callingCodeOf(option.value);
    return callingCode === undefined
      ? option
      : { ...option, label: `${option.label} ${leftToRight}+${callingCode}` };
  });
  return withFirst(named, priority);
}
