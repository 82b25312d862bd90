import { type Kysely, sql } from 'kysely';
import { alphabetical, holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies a member. */
export interface MemberPlace {
  orgId: string;
  id: string;
}

/** The name that the team gave a member, or else the name of the account. */
const name = sql<string>`coalesce(memberships.invited_name, users.full_name, memberships.invited_email)`;
const email = sql<string>`coalesce(users.email, memberships.invited_email)`;

/** The members of a person's organizations, including invited ones. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('memberships')
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .selectAll('memberships')
    .select([
      name.as('name'),
      email.as('email'),
      'users.picture',
      sql<boolean>`coalesce(users.password_hash is not null, false)`.as('has_password'),
      allows(user, 'team', 'memberships.org_id').as('may_change'),
    ])
    .where(allows(user, 'membership', 'memberships.org_id'));

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export const findMember = (trx: Kysely<Tables>, user: User, { orgId, id }: MemberPlace) =>
  visible(trx, user)
    .where('memberships.org_id', '=', orgId)
    .where('memberships.id', '=', id)
    .executeTakeFirst();

/** Locks a member until the transaction ends. */
export const holdMember = (trx: Kysely<Tables>, user: User, { orgId, id }: MemberPlace) =>
  visible(trx, user)
    .where('memberships.org_id', '=', orgId)
    .where('memberships.id', '=', id)
    .forUpdate('memberships')
    .executeTakeFirst();

export const pageOfMembers = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, ...asked }: ListParams & { q?: string | undefined },
) =>
  paged(
    trx,
    trx
      .selectFrom(visible(trx, user).where('memberships.org_id', '=', orgId).as('memberships'))
      .selectAll()
      .$if(q !== undefined, (query) =>
        query.where(holds(sql`searchable(memberships.name || E'\n' || memberships.email)`, q ?? '')),
      ),
    asked,
    {
      by: {
        name: [alphabetical(user.language, 'memberships.name')],
        role: [sql`array_position(array['owner', 'manager', 'staff', 'viewer'], memberships.role)`],
        createdAt: [sql`memberships.created_at`],
      },
      usual: 'name',
      table: 'memberships',
      language: user.language,
    },
  );

/** Role and permissions of a person in an organization, locked against changes until the transaction ends. */
export const placeOf = (trx: Kysely<Tables>, user: User, orgId: string) =>
  trx
    .selectFrom('memberships')
    .select(['role', 'permissions'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', user.id)
    .forShare()
    .executeTakeFirst();

/** Whether a member, invited or joined, has the email. Locks the organization against concurrent invitations. */
export async function isOnTeam(trx: Kysely<Tables>, orgId: string, address: string): Promise<boolean> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', orgId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const someone = await trx
    .selectFrom('memberships')
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('memberships.org_id', '=', orgId)
    .where(sql`lower(${email})`, '=', address)
    .executeTakeFirst();
  return someone !== undefined;
}
