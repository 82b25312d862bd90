import { type Permission, type Role, rolePermissions } from '@console/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { User } from '../identity/sessions.ts';
import { found, Problem } from './errors.ts';

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
  requirePermission: Need,
  organization: `${string}.${'id' | 'org_id'}`,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from memberships as member
    where member.org_id = ${sql.ref(organization)} and member.user_id = ${user.id} and ${hasPermission(requirePermission)})`;
}

function hasPermission(need: Need): RawBuilder<boolean> {
  if (need === 'membership') return sql`true`;
  if (need === 'ownership') return sql`member.role = 'owner'`;
  return sql`(member.role = 'owner' or ${need} = any(member.permissions))`;
}

/** True for a row that still has the version of the caller, and for every row if the caller sent none. */
export const atVersion = (column: `${string}.version`, version: number | undefined): RawBuilder<SqlBool> =>
  version === undefined ? sql`true` : sql`${sql.ref(column)} = ${version}`;

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

/** The lists whose changes and rows the database counts. */
export type Counted =
  | 'organizations'
  | 'memberships'
  | 'channels'
  | 'bots'
  | 'qna'
  | 'integrations'
  | 'contacts'
  | 'sessions'
  | 'appointments';

/** A person's place in an organization, and how its lists stand: read together with the session, in one query. */
export interface Membership {
  role: Role;
  permissions: Permission[];
  /** Changes whenever one of the lists does, or the person's place. */
  version: number;
  /** How many rows each of the lists has; one without rows is missing. */
  rows: Partial<Record<Counted, number>>;
  timeZone: string;
  /** The date in the organization's time zone, and the one on which it was made: `YYYY-MM-DD`. */
  today: string;
  firstDay: string;
}

/** The place in an organization of the person whose row `users` is; null for a stranger. */
export const membershipIn = (orgId: string, kinds: readonly Counted[]) => sql<Membership | null>`(
  select json_build_object(
    'role', member.role, 'permissions', member.permissions,
    'version', member.version + coalesce(sum(list.version), 0),
    'rows', coalesce(json_object_agg(list.kind, list.rows) filter (where list.kind is not null), '{}'),
    'timeZone', place.time_zone,
    'today', to_char(now() at time zone place.time_zone, 'YYYY-MM-DD'),
    'firstDay', to_char(place.created_at at time zone place.time_zone, 'YYYY-MM-DD'))
  from memberships as member
    join organizations as place on place.id = member.org_id
    left join list_versions as list on list.org_id = member.org_id and list.kind = any(${[...kinds]})
  where member.org_id = ${orgId} and member.user_id = users.id
  group by member.id, place.id)`;

/** Whether a membership is enough for what is needed. */
export const isEnough = ({ role, permissions }: Membership, need: Need) =>
  need === 'membership' || role === 'owner' || (need !== 'ownership' && permissions.includes(need));
