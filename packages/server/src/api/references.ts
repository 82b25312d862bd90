import { Problem } from './errors.ts';

/**
 * Tells which field of a body named what is not there: the database keeps every link inside its organization,
 * so that a row of somebody else's is refused like one that does not exist.
 *
 * @param fields the field that each constraint of the database speaks of
 * @example await insert(trx, body).catch(blaming({ contacts_org_id_channel_id_fkey: 'channel' }))
 */
export const fieldErrorFor =
  (fields: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const path = fields[constraint];
    if (path === undefined) throw error;
    throw new Problem('validation', {
      errors: [{ path, code: 'not-found', message: `Unknown ${path}` }],
    });
  };

/** An organization that a body names and that is not the caller's is a bad field, not a missing page. */
export function organizationError(error: unknown): never {
  if (!(error instanceof Problem && error.slug === 'not-found')) throw error;
  throw new Problem('validation', {
    errors: [{ path: 'organization', code: 'not-found', message: 'Unknown organization' }],
  });
}
