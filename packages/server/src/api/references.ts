import { Problem } from './errors.ts';

/**
 * Converts a foreign key violation to an error at the field with the unknown ID. The database keeps every reference
 * inside its organization, so another organization's row is rejected like one that doesn't exist.
 *
 * @param fields the field for each database constraint
 * @example await insert(trx, body).catch(fieldErrorFor({ contacts_org_id_channel_id_fkey: 'channel' }))
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

/** Converts a 404 to a field error: an unknown organization in a body is an invalid field, not a missing resource. */
export function organizationError(error: unknown): never {
  if (!(error instanceof Problem && error.slug === 'not-found')) throw error;
  throw new Problem('validation', {
    errors: [{ path: 'organization', code: 'not-found', message: 'Unknown organization' }],
  });
}
