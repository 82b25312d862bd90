import type { OrganizationFields, OrganizationPatch } from '@console/contract';
import { rolePermissions } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { Problem } from '../../api/errors.ts';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

type Fields = z.output<typeof OrganizationFields>;
type Patch = z.output<typeof OrganizationPatch>;

/**
 * How many organizations a person owns, without deleted ones that can still be restored. Locks the person's row, so that
 * concurrent requests count one by one.
 */
export async function countOwned(trx: Kysely<Tables>, user: User): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('organizations')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.org_id', '=', 'organizations.id')
        .onRef('memberships.user_id', '=', 'organizations.owner_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', user.id)
    .where('is_suspended', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Rejects a time zone that the database doesn't know. Its list can be older or shorter than that of Node.
 *
 * @throws {Problem} `validation`
 */
export async function checkTimeZone(trx: Kysely<Tables>, zone: string | undefined) {
  if (zone === undefined) return;
  await sql`select now() at time zone ${zone}`.execute(trx).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === '22023')) throw error;
    throw new Problem('validation', {
      errors: [{ path: 'timeZone', code: 'not-in-list', message: 'timeZone must be an IANA name' }],
    });
  });
}

/** Adds an organization and makes the person its owner. */
export async function insertOrganization(trx: Kysely<Tables>, user: User, fields: Fields) {
  const { id } = await trx
    .insertInto('organizations')
    .values({ ...columnsOf(fields), name: fields.name, owner_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('memberships')
    .values({
      org_id: id,
      user_id: user.id,
      role: 'owner',
      permissions: [...rolePermissions.owner],
      joined_at: new Date(),
    })
    .execute();
  return { id, org_id: id };
}

export const updateOrganization = (
  trx: Kysely<Tables>,
  user: User,
  id: string,
  fields: Patch,
  version: number | undefined,
) =>
  trx
    .updateTable('organizations')
    .set({ ...columnsOf(fields), id })
    .where('organizations.id', '=', id)
    .where(allows(user, 'team', 'organizations.id'))
    .where(atVersion('organizations.version', version))
    .returning(['id', 'id as org_id'])
    .executeTakeFirst();

/** Locks an organization that the person can delete. Only the owner can. */
export const lockOwned = (trx: Kysely<Tables>, user: User, id: string, version: number | undefined) =>
  trx
    .selectFrom('organizations')
    .where('organizations.id', '=', id)
    .where(allows(user, 'ownership', 'organizations.id'))
    .where(atVersion('organizations.version', version))
    .select(['id', 'id as org_id'])
    .forUpdate()
    .executeTakeFirst();

const columnsOf = ({ country, workingHoursAndDays, timeZone, ...fields }: Patch) => ({
  ...fields,
  country_code: country?.code,
  working_hours_and_days: workingHoursAndDays,
  time_zone: timeZone,
});
