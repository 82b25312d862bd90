import {
  canManageServiceTokens,
  type Permission,
  permissionOfServiceTokens,
  type Role,
  rolePermissions,
} from '@console/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { User } from '../identity/sessions.ts';
import { found, Problem } from './errors.ts';

/** What an endpoint requires: membership, a permission, the management of service tokens or ownership. */
export type Need = 'membership' | Permission | 'serviceTokens' | 'ownership';

/**
 * The access check of every query: true for rows of organizations in which the person is a member with the required
 * permission, and whose deletion isn't waiting. It is part of the SQL, so rows are never fetched before they are checked.
 *
 * @param organization The column with the ID of the organization, such as `channels.org_id`.
 */
export function allows(
  user: User,
  requirePermission: Need,
  organization: `${string}.${'id' | 'org_id'}`,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from memberships as member
    where member.org_id = ${sql.ref(organization)} and member.user_id = ${user.id} and not member.is_suspended
      and ${hasPermission(requirePermission)})`;
}

function hasPermission(need: Need): RawBuilder<boolean> {
  if (need === 'membership') return sql`true`;
  if (need === 'ownership') return sql`member.role = 'owner'`;
  if (need === 'serviceTokens') {
    return sql`(member.role = 'owner'
      or member.role = 'manager' and ${permissionOfServiceTokens} = any(member.permissions))`;
  }
  return sql`(member.role = 'owner' or ${need} = any(member.permissions))`;
}

/** True for a row that still has the version of the caller, and for every row if the caller sent none. */
export const atVersion = (column: `${string}.version`, version: number | undefined): RawBuilder<SqlBool> =>
  version === undefined ? sql`true` : sql`${sql.ref(column)} = ${version}`;

/** The permissions of a member: an owner always has all of them. */
export const permissionsOf = (role: Role, granted: readonly string[]): Permission[] =>
  rolePermissions.owner.filter((permission) => role === 'owner' || granted.includes(permission));

/**
 * Throws if a person can't add something to an organization.
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

/** A row as a member sees it, and whether that member can change it. */
export interface Visible {
  version: number;
  may_change: boolean;
}

/**
 * The reason why a change matched no row: the caller can't see the row (404), can see but not change it (403), or sent
 * an old version (412, with the current row).
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

/** The lists whose versions and numbers of rows the database tracks. */
export type Counted =
  | 'organizations'
  | 'memberships'
  | 'channels'
  | 'bots'
  | 'qna'
  | 'integrations'
  | 'contacts'
  | 'sessions'
  | 'appointments'
  | 'callbacks';

/** A person's membership in an organization and the state of its lists, read with the session in one query. */
export interface Membership {
  role: Role;
  permissions: Permission[];
  /** Changes whenever one of the lists or the person's membership changes. */
  version: number;
  /** The number of rows of each list; lists without rows are missing. */
  rows: Partial<Record<Counted, number>>;
  timeZone: string;
  /** Today and the day of creation in the organization's time zone: `YYYY-MM-DD`. */
  today: string;
  firstDay: string;
}

/** SQL for the membership of the current row of `users` in an organization; null for strangers. */
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
  where member.org_id = ${orgId} and member.user_id = users.id and not member.is_suspended
  group by member.id, place.id)`;

/** Whether a membership meets a requirement. */
export function isEnough({ role, permissions }: Membership, need: Need): boolean {
  if (need === 'membership' || role === 'owner') return true;
  if (need === 'serviceTokens') return canManageServiceTokens(role, permissions);
  return need !== 'ownership' && permissions.includes(need);
}

/** The token of a phone service that sent a request. */
export interface ServiceToken {
  id: string;
  orgId: string;
  /** The channels that it is limited to; null for all. */
  channels: readonly string[] | null;
}

/**
 * Throws if a token isn't valid for a channel. Other organizations, other channels and channels that don't exist are
 * the same to it.
 *
 * @throws {Problem} `not-found`
 */
export async function needChannel(
  trx: Kysely<Tables>,
  service: ServiceToken,
  { orgId, channelId }: { orgId: string; channelId: string },
): Promise<void> {
  const [org, id] = [orgId.toLowerCase(), channelId.toLowerCase()];
  if (service.orgId !== org || service.channels?.includes(id) === false) throw new Problem('not-found');
  const channel = trx.selectFrom('channels').select('id').where('org_id', '=', org).where('id', '=', id);
  found(await channel.executeTakeFirst());
}
