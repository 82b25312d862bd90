import type { ComboBoxOption } from '../ComboBox/index.ts';
import { callingCodeOf, namedIn, withFirst } from '../CountryField/index.ts';

/** Before the plus, so that it stands at the start of its code on every page. */
const leftToRight = '\u200e';

/** Countries with their calling codes, in the language of the page and in its order. */
export function countryOptions(locale: string, countries: readonly string[], priority: readonly string[]) {
  const named = namedIn(locale, countries).map((option): ComboBoxOption => {
    const callingCode = callingCodeOf(option.value);
    return callingCode === undefined
      ? option
      : { ...option, label: `${option.label} ${leftToRight}+${callingCode}` };
  });
  return withFirst(named, priority);
}
