import type { Permission, Role } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';

interface Invitation {
  orgId: string;
  /** The account created for the invited person, if a password was set. */
  userId: string | null;
  name: string;
  email: string;
  role: Role;
  permissions: Permission[];
}

/** Adds a member who joins at the first sign-in. */
export const insertInvitation = (
  trx: Kysely<Tables>,
  { orgId, userId, name, email, role, permissions }: Invitation,
) =>
  trx
    .insertInto('memberships')
    .values({
      ...{ org_id: orgId, user_id: userId, role, permissions },
      ...{ invited_email: email, invited_name: name },
    })
    .returning('id')
    .executeTakeFirstOrThrow();

interface MemberChange {
  userId?: string | undefined;
  name?: string | undefined;
  role?: Role | undefined;
  permissions?: Permission[] | undefined;
}

/** Updates a locked member. The version also increases if only the password changes. */
export const updateMember = (
  trx: Kysely<Tables>,
  id: string,
  { userId, name, role, permissions }: MemberChange,
) =>
  trx
    .updateTable('memberships')
    .set({ id, user_id: userId, invited_name: name, role, permissions })
    .where('id', '=', id)
    .execute();

export const deleteMember = (trx: Kysely<Tables>, id: string) =>
  trx.deleteFrom('memberships').where('id', '=', id).execute();

/** Whether an account is a member of another organization. Locks the account until the transaction ends. */
export async function hasOtherPlace(trx: Kysely<Tables>, userId: string, orgId: string): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const other = await trx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('org_id', '<>', orgId)
    .executeTakeFirst();
  return other !== undefined;
}
