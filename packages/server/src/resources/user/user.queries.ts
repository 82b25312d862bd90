import type { UserPatch } from '@console/contract';
import type { Kysely } from 'kysely';
import { atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** The row of the signed-in person. */
export const findMe = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'picture', 'main_credit_card'])
    .select(['version', 'created_at', 'updated_at'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

/** Updates the signed-in person. The database rejects another person's card. */
export const updateMe = (
  trx: Kysely<Tables>,
  user: User,
  { fullName, picture, mainCreditCard }: UserPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('users')
    .set({ id: user.id, full_name: fullName, picture, main_credit_card: mainCreditCard })
    .where('id', '=', user.id)
    .where(atVersion('users.version', version))
    .returning('id')
    .executeTakeFirst();

/** Whether any account has a password. */
export const hasPasswordAccounts = async (trx: Kysely<Tables>) =>
  (await trx.selectFrom('users').select('id').where('password_hash', 'is not', null).executeTakeFirst()) !==
  undefined;
