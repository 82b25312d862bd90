import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './InternationalPhoneField.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  country: 'البلد',
  number: 'الرقم',
  taken: (country) => `البلد: ${country}`,
});
