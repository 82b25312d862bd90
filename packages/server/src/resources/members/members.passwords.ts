import type { FieldErrorCode } from '@console/contract';
import type { Kysely } from 'kysely';
import { Problem } from '../../api/errors.ts';
import type { Tables } from '../../database/schema.ts';
import type { PasswordHash } from '../../identity/password.ts';
import { makePasswordAccount, replacePassword } from '../../identity/passwordAccounts.ts';
import { dropSecondFactor } from '../../identity/secondFactor.ts';
import { hasOtherPlace } from './memberChanges.queries.ts';
import type { MemberRow } from './members.queries.ts';

interface Invited {
  email: string;
  name: string;
  passwordHash: PasswordHash;
}

/** Makes the account of somebody who is invited with a password. */
export async function openAccount(
  trx: Kysely<Tables>,
  { email, name, passwordHash }: Invited,
): Promise<string> {
  const id = await makePasswordAccount(trx, { email, fullName: name, passwordHash });
  if (!id) refuse('has-password', 'This address has a password already: invite without one');
  return id;
}

/**
 * Refuses a password for an account that this team did not make, or not for itself alone.
 *
 * @throws {Problem} `conflict` telling which
 */
export async function checkAccount(trx: Kysely<Tables>, member: MemberRow): Promise<void> {
  const { user_id: userId, org_id: orgId } = member;
  if (!userId) return;
  if (!member.has_password) refuse('has-no-password', 'This person signs in without a password');
  if (await hasOtherPlace(trx, userId, orgId))
    refuse('on-another-team', 'This account is not of this team alone');
}

/**
 * Gives a member a password: a new one to an account that this team made, a first one to somebody who was invited
 * without.
 *
 * @returns the account that was made, when there was none
 */
export async function givePassword(
  trx: Kysely<Tables>,
  member: MemberRow,
  passwordHash: PasswordHash,
): Promise<string | undefined> {
  const { user_id: userId, email, name } = member;
  if (!userId) return openAccount(trx, { email: email.toLowerCase(), name, passwordHash });
  await checkAccount(trx, member);
  await replacePassword(trx, userId, passwordHash);
  // A lead gives the account anew: whoever lost the authenticator app too gets in again.
  await dropSecondFactor(trx, userId);
  return undefined;
}

/** @throws {Problem} `conflict` on the password */
export function refuse(code: FieldErrorCode, message: string): never {
  throw new Problem('conflict', { errors: [{ path: 'password', code, message }] });
}
