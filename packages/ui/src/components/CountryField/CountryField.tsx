import { useMemo } from 'react';
import { useLocale } from '../../locale/index.ts';
import { ComboBox, type ComboBoxProps } from '../ComboBox/index.ts';
import { countriesIn, withFirst } from './countries.ts';

export interface CountryFieldProps
  extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'searchDelay' | 'searchAfter' | 'minCharacters'> {
  /** Codes that stand first, in this order, such as those of most customers. */
  priority?: readonly string[];
  /** ISO 3166-1 code in lower case, such as `il`, when the host decides; `null` for none. */
  value?: string | null;
  /** The code at first. */
  defaultValue?: string | null;
}

const none: readonly string[] = [];

/**
 * Asks for a country.
 *
 * A `ComboBox` of about 250 countries in the language of the page and in its order. Each is found by that name, by
 * its English name, by its name in its own language, by its code and by its calling code. No flags: they are not
 * countries to everyone, and letters on some systems. A text that names no country goes back to the last choice when
 * the field is left; with `allowsCustomValue` it stays and is the value, for the form to refuse.
 *
 * @example
 * <CountryField label="Country" value={country} onChange={setCountry} priority={['il']} />
 */
export function CountryField({ priority = none, ...props }: CountryFieldProps) {
  const { locale } = useLocale();
  const options = useMemo(() => withFirst(countriesIn(locale), priority), [locale, priority]);

  return <ComboBox {...props} options={options} />;
}
