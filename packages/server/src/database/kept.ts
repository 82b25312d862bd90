import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const mark = '/* kept */';
const names = new Map<string, string>();

/**
 * Put at the front of a query whose best plan is the same whatever it is asked with: each connection then plans it once
 * for all, and not anew each time, which takes the embedded engine longer than the rest. Not for a search, whose plan depends on
 * the words.
 *
 * @example db.selectFrom('users').modifyFront(kept).where('id', '=', id)
 */
export const kept = sql.raw(mark);

/** The name under which a statement is kept; nothing for one that is not. */
export function nameOf(statement: unknown): string | undefined {
  if (typeof statement !== 'string' || !statement.includes(mark)) return undefined;
  const known = names.get(statement);
  if (known) return known;
  const name = createHash('sha256').update(statement).digest('base64url').slice(0, 22);
  names.set(statement, name);
  return name;
}
