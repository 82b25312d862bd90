import type { NumberFieldProps } from '@console/ui';
import { laterField } from './laterField.tsx';

/** A `NumberField` that comes once the form stands. */
export const NumberField = laterField<NumberFieldProps>(
  async () => (await import('./parts.NumberField.ts')).NumberField,
  (value, _, language) => Number(value).toLocaleString(language),
);
