import type { DateTimeFieldProps } from '@console/ui';
import { laterField } from './laterField.tsx';

const digits = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A `DateTimeField` that comes once the form stands. */
export const DateTimeField = laterField<DateTimeFieldProps>(
  async () => (await import('./parts.DateTimeField.ts')).DateTimeField,
  (moment, _, language) => new Intl.DateTimeFormat(`${language}-IL`, digits).format(new Date(moment)),
);
