import { useMemo } from 'react';
import { useLocale } from '../../locale/index.ts';
import { ComboBox, type ComboBoxProps } from '../ComboBox/index.ts';
import { countriesIn, withFirst } from './countries.ts';

export interface CountryFieldProps
  extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'searchDelay' | 'searchAfter' | 'minCharacters'> {
  /** Codes to list first, in this order, such as those of most customers. */
  priority?: readonly string[] | undefined;
  /** The ISO 3166-1 code in lowercase, such as `il` (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial code (uncontrolled). */
  defaultValue?: string | null | undefined;
}

const none: readonly string[] = [];

/**
 * A country field.
 *
 * Renders a `ComboBox` with about 250 countries, named and sorted in the language of the page. People can find each
 * country by that name, its English name, its name in its own language, its code or its calling code. There are no
 * flags: not everyone agrees on them, and some systems show letters instead. On blur, text that isn't a country
 * changes back to the last selection; with `allowsCustomValue`, it stays and is the value, so that the form can
 * reject it.
 *
 * The parts of its list are those of `ComboBox`.
 *
 * @example
 * <CountryField label="Country" value={country} onChange={setCountry} priority={['il']} />
 */
export function CountryField({ priority = none, ...props }: CountryFieldProps) {
  const { locale } = useLocale();
  const options = useMemo(() => withFirst(countriesIn(locale), priority), [locale, priority]);

  return <ComboBox {...props} data-part="country-field" options={options} />;
}
