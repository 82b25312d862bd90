import { type Permission, type Role, rolePermissions } from '@console/contract/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { found, Problem } from '../errors.ts';
import type { User } from '../identity/sessions.ts';

/** What a member needs: nothing but being one, a permission, or to be the owner. */
export type Need = 'membership' | Permission | 'ownership';

/**
 * The wall of every query: true for rows of organizations in which the person is a member with what is
 * needed. It stands in the SQL itself, so that no row is ever fetched first and judged later.
 *
 * @param organization The column that holds the organization's id, as `channels.org_id`.
 */
export function allows(
  user: User,
  need: Need,
  organization: `${string}.${'id' | 'org_id'}`,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from memberships as member
    where member.org_id = ${sql.ref(organization)} and member.user_id = ${user.id} and ${enough(need)})`;
}

function enough(need: Need): RawBuilder<boolean> {
  if (need === 'membership') return sql`true`;
  if (need === 'ownership') return sql`member.role = 'owner'`;
  return sql`(member.role = 'owner' or ${need} = any(member.permissions))`;
}

/** The permissions of a member: an owner always has all of them. */
export const permissionsOf = (role: Role, granted: readonly string[]): Permission[] =>
  rolePermissions.owner.filter((permission) => role === 'owner' || granted.includes(permission));

/**
 * Refuses a person who may not add something to an organization.
 *
 * @throws {Problem} `not-found` to strangers, `forbidden` to members without the permission
 */
export async function need(trx: Kysely<Tables>, user: User, need: Need, orgId: string): Promise<void> {
  const membership = await trx
    .selectFrom('organizations')
    .select(allows(user, need, 'organizations.id').as('may_change'))
    .where('id', '=', orgId)
    .where(allows(user, 'membership', 'organizations.id'))
    .executeTakeFirst();
  if (!found(membership).may_change) throw new Problem('forbidden');
}

/** A row as a member sees it, and whether that member may change it. */
export interface Visible {
  version: number;
  may_change: boolean;
}

/**
 * Why a change met no row: the caller cannot see it (404), sees it without the permission (403), or changed
 * an old version of it (412, with what stands there now).
 */
export function refusal<Row>(
  current: (NoInfer<Row> & Visible) | undefined,
  toReply: (row: Row) => unknown,
): Problem {
  const row = found(current);
  if (!row.may_change) return new Problem('forbidden');
  return new Problem('precondition-failed', {
    current: toReply(row),
    headers: { etag: `"${row.version}"` },
  });
}

/** The lists whose changes the database counts. */
type Counted =
  | 'channels'
  | 'bots'
  | 'integrations'
  | 'contacts'
  | 'sessions'
  | 'appointments'
  | 'organizations';

/**
 * A number that changes whenever one of an organization's lists does, or the caller's place in it.
 *
 * @throws {Problem} `not-found` when the caller is no member
 */
export async function listVersion(trx: Kysely<Tables>, user: User, orgId: string, kinds: readonly Counted[]) {
  const { version } = found(
    await trx
      .selectFrom('memberships')
      .leftJoin('list_versions', (join) =>
        join.onRef('list_versions.org_id', '=', 'memberships.org_id').on('kind', 'in', kinds),
      )
      .select(
        sql<number>`(memberships.version + coalesce(sum(list_versions.version), 0))::bigint`.as('version'),
      )
      .where('memberships.org_id', '=', orgId)
      .where('memberships.user_id', '=', user.id)
      .groupBy('memberships.id')
      .executeTakeFirst(),
  );
  return version;
}
