import { Problem } from '../../api/errors.ts';
import { fieldErrorFor } from '../../api/references.ts';
import type { AppointmentFilters } from './appointments.queries.ts';

const blameReference = fieldErrorFor({
  appointments_org_id_channel_id_fkey: 'channel',
  appointments_org_id_contact_id_fkey: 'contact',
});

/**
 * What the database refused, told by its field. It alone knows both times when one of them is changed, even
 * while somebody else changes the other.
 */
export function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'appointments_check') {
    throw new Problem('validation', {
      errors: [{ path: 'endTime', code: 'ends-not-after-start', message: 'Ends must be after starts' }],
    });
  }
  return blameReference(error);
}

/** Refuses a time that ends before it starts. */
export function refuseBackwards({ from, to }: AppointmentFilters) {
  if (from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)) return;
  throw new Problem('validation', {
    errors: [{ path: 'from', code: 'ends-before-start', message: 'from must not be after to' }],
  });
}
