import type { Kysely } from 'kysely';
import { Problem } from '../api/errors.ts';
import type { Tables } from '../database/schema.ts';
import type { Guess, Guesses } from './guesses.ts';
import { isPassword } from './password.ts';

/** A person who has just confirmed their password. */
export interface Proven {
  email: string;
  name: string;
  hash: string;
  guess: Guess;
}

/**
 * Checks the password of a signed-in person (OWASP ASVS 7.5.1). Slow, so don't call it inside a transaction.
 *
 * @param path the field with the password
 * @throws {Problem} `conflict` if the account has none, `validation` if it is wrong, `rate-limited`
 */
export async function provePassword(
  db: Kysely<Tables>,
  guesses: Guesses,
  { id, password, path }: { id: string; password: string; path: string },
): Promise<Proven> {
  const { email, full_name, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'full_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (password_hash === null) {
    throw new Problem('conflict', {
      errors: [{ path, code: 'has-no-password', message: 'This account has no password' }],
    });
  }
  const guess = await guesses.begin(`account:${id}`);
  if (!(await isPassword(password, password_hash))) {
    throw new Problem('validation', {
      errors: [{ path, code: 'wrong-password', message: 'The password is wrong' }],
    });
  }
  return { email, name: full_name, hash: password_hash, guess };
}

/** Replaces the hash that was checked. Returns false if it has changed since. */
export async function exchangePassword(trx: Kysely<Tables>, id: string, before: string, after: string) {
  const changed = await trx
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
