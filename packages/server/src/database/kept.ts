import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const mark = '/* kept */';
const names = new Map<string, string>();

/**
 * Marks a query as a prepared statement, so that each connection plans it only once. In the embedded engine, planning
 * takes longer than the rest. Use it if the best plan doesn't depend on the parameters, so not for searches.
 *
 * @example db.selectFrom('users').modifyFront(kept).where('id', '=', id)
 */
export const kept = sql.raw(mark);

/** The name of a prepared statement; undefined for other statements. */
export function nameOf(statement: unknown): string | undefined {
  if (typeof statement !== 'string' || !statement.includes(mark)) return undefined;
  const known = names.get(statement);
  if (known) return known;
  const name = createHash('sha256').update(statement).digest('base64url').slice(0, 22);
  names.set(statement, name);
  return name;
}
