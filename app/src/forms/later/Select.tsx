import type { SelectProps } from '@console/ui';
import { laterField } from './laterField.tsx';

/** A `Select` that comes once the form stands. */
export const Select = laterField<SelectProps<string>>(
  async () => (await import('./parts.Select.ts')).Select,
  (value, { options }) => {
    const { label = '', dir } = options.find((option) => option.value === value) ?? {};
    // A number keeps its order in a text that runs the other way.
    return dir === 'ltr' ? `\u2066${label}\u2069` : label;
  },
);
