import type { FieldErrorCode } from '@console/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { Problem } from '../../errors.ts';
import { makePasswordAccount, replacePassword } from '../../identity/passwordAccounts.ts';
import { dropSecondFactor } from '../../identity/secondFactor.ts';
import { refuseWeakPassword } from '../../identity/weakPasswords.ts';
import { hasOtherPlace } from './memberChanges.queries.ts';
import type { MemberRow } from './members.queries.ts';
import { mayAsMuch } from './members.rules.ts';

interface Invited {
  email: string;
  name: string;
  password: string;
}

/** Makes the account of somebody who is invited with a password. */
export async function openAccount(trx: Kysely<Tables>, { email, name, password }: Invited): Promise<string> {
  refuseWeakPassword(password, { email, name });
  const id = await makePasswordAccount(trx, { email, fullName: name, password });
  if (!id) refuse('has-password', 'This address has a password already: invite without one');
  return id;
}

/**
 * Gives a member a password: a new one to an account that this team made, a first one to somebody who was invited
 * without. Nobody gets into an account by it that is another's, or that may do more than they may themselves.
 *
 * @returns the account that was made, when there was none
 */
export async function givePassword(
  trx: Kysely<Tables>,
  mine: Parameters<typeof mayAsMuch>[0],
  member: MemberRow,
  password: string,
): Promise<string | undefined> {
  if (!mayAsMuch(mine, member)) refuse('has-more-permissions', 'This person may do more than you may');
  const { user_id: userId, org_id: orgId, email, name } = member;
  if (!userId) return openAccount(trx, { email: email.toLowerCase(), name, password });
  if (!member.has_password) refuse('has-no-password', 'This person signs in without a password');
  if (await hasOtherPlace(trx, userId, orgId))
    refuse('on-another-team', 'This account is not of this team alone');
  refuseWeakPassword(password, { email, name });
  await replacePassword(trx, userId, password);
  // A lead gives the account anew: whoever lost the authenticator app too gets in again.
  await dropSecondFactor(trx, userId);
  return undefined;
}

function refuse(code: FieldErrorCode, message: string): never {
  throw new Problem('conflict', { errors: [{ path: 'password', code, message }] });
}
