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

/** Creates the account of a person who is invited with a password. */
export async function openAccount(
  trx: Kysely<Tables>,
  { email, name, passwordHash }: Invited,
): Promise<string> {
  const id = await makePasswordAccount(trx, { email, fullName: name, passwordHash });
  if (!id) refuse('has-password', 'This address has a password already: invite without one');
  return id;
}

/**
 * Rejects a password for an account that a team didn't create, or that is also a member of another team.
 *
 * @throws {Problem} `conflict` with the reason
 */
export async function checkAccount(trx: Kysely<Tables>, member: MemberRow): Promise<void> {
  const { user_id: userId, org_id: orgId } = member;
  if (!userId) return;
  if (!member.has_password) refuse('has-no-password', 'This person signs in without a password');
  if (await hasOtherPlace(trx, userId, orgId))
    refuse('on-another-team', 'This account is not of this team alone');
}

/**
 * Sets the password of a member: replaces the one of an account that this team created, or creates an account for a
 * member who was invited without a password.
 *
 * @returns the ID of the new account, if one was created
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
  // Also lets a member back in who has lost the authenticator app.
  await dropSecondFactor(trx, userId);
  return undefined;
}

/** @throws {Problem} `conflict` on the password */
export function refuse(code: FieldErrorCode, message: string): never {
  throw new Problem('conflict', { errors: [{ path: 'password', code, message }] });
}
