import type { CountryFieldProps } from '@console/ui';
import { laterField } from './laterField.tsx';

/** A `CountryField` that comes once the form stands. */
export const CountryField = laterField<CountryFieldProps>(
  async () => (await import('./parts.CountryField.ts')).CountryField,
  (code, _, language) => {
    // What is no code is shown as it is, as the field does.
    if (!/^[a-z]{2}$/i.test(code)) return code;
    return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
  },
);
