import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { notLater } from './accounts.ts';
import { isPassword, type PasswordHash } from './password.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Accounts that a team created for its members, with an unverified email and a password that another person has seen.
 * They belong to that team: they can't accept invitations or create organizations, and are deleted with their
 * membership. See docs/decisions/0009-passwords-of-members.md.
 */

interface NewAccount {
  email: string;
  fullName: string;
  passwordHash: PasswordHash;
}

/** Creates an account with a password. Returns undefined if the email already has one. */
export async function makePasswordAccount(
  trx: Kysely<Tables>,
  { email, fullName, passwordHash }: NewAccount,
): Promise<string | undefined> {
  // Frees the email from an account that a deleted team left behind.
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

/** Replaces the password of an account and ends all of its sessions. */
export async function replacePassword(trx: Kysely<Tables>, userId: string, passwordHash: PasswordHash) {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .execute();
  await endSessionsOf(trx, userId);
}

/** Whether an account was created by a team. */
export async function isMadeByTeam(trx: Kysely<Tables>, userId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return account !== undefined;
}

/** Deletes a password account that has no membership left. Returns whether it did. */
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

/** An account whose password was just checked. */
interface PasswordAccount {
  id: string;
  email: string;
  password_hash: string | null;
}

interface Credentials {
  email: string;
  password: string;
}

/** The account with this email and password. An unknown email costs the same work as a wrong password. */
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

/** Completes a sign-in, unless the password has changed since. The first one joins the team. Returns whether it did. */
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
