import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { notLater } from './accounts.ts';
import { isPassword, type PasswordHash } from './password.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Accounts that a team made for one of its members, with an address nobody verified and a password that somebody
 * else has seen. They belong to that team: they accept no invitation, found no organization, and end with their
 * place in the team. See docs/decisions/0009-passwords-of-members.md.
 */

interface NewAccount {
  email: string;
  fullName: string;
  passwordHash: PasswordHash;
}

/** Makes an account that a password opens; nothing when the address has one already. */
export async function makePasswordAccount(
  trx: Kysely<Tables>,
  { email, fullName, passwordHash }: NewAccount,
): Promise<string | undefined> {
  // What is left of a team that was deleted keeps nobody from the address.
  await trx
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', email)
    .where('password_hash', 'is not', null)
    .where(hasNoPlace)
    .execute();
  const account = await trx
    .insertInto('users')
    .values({ email, full_name: fullName, password_hash: passwordHash })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).where('password_hash', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (account) await trx.insertInto('user_settings').values({ user_id: account.id }).execute();
  return account?.id;
}

/** Gives an account another password, which ends every session that the old one opened. */
export async function replacePassword(trx: Kysely<Tables>, userId: string, passwordHash: PasswordHash) {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .execute();
  await endSessionsOf(trx, userId);
}

/** Whether an account was made by a team. */
export async function isMadeByTeam(trx: Kysely<Tables>, userId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return account !== undefined;
}

/** Deletes an account with a password that has no place left; any other stays. Whether it did. */
export async function deleteIfPlaceless(trx: Kysely<Tables>, userId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .where(hasNoPlace)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

const hasNoPlace = sql<boolean>`not exists (select from memberships where memberships.user_id = users.id)`;

/** An account whose password was just given. */
interface PasswordAccount {
  id: string;
  email: string;
  password_hash: string | null;
}

interface Credentials {
  email: string;
  password: string;
}

/** The account that an address and a password open. An unknown address costs the same work as a wrong password. */
export async function passwordAccountOf(
  db: Kysely<Tables>,
  { email, password }: Credentials,
): Promise<PasswordAccount | undefined> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  const isRight = await isPassword(password, account?.password_hash ?? undefined);
  return isRight ? account : undefined;
}

/** Lets an account in, unless its password changed meanwhile: its place in the team is taken at the first time. */
export async function enterWithPassword(
  trx: Kysely<Tables>,
  { id, password_hash }: PasswordAccount,
  termsAcceptedAt: string | undefined,
): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  if (termsAcceptedAt) {
    await trx
      .updateTable('users')
      .set({ terms_accepted_at: notLater(termsAcceptedAt) })
      .where('id', '=', id)
      .execute();
  }
  await trx
    .updateTable('memberships')
    .set({ joined_at: new Date(), invited_name: null })
    .where('user_id', '=', id)
    .where('joined_at', 'is', null)
    .execute();
  return true;
}
