import type { ChannelFields, ChannelPatch } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import type { ChannelPlace } from './channels.queries.ts';

/** Whether the owner of an organization has a payment method. Locks the owner's row until the transaction ends. */
export async function canOwnerPay(trx: Kysely<Tables>, orgId: string): Promise<boolean> {
  const { rows } = await sql<{ can_pay: boolean }>`
    select users.main_credit_card is not null
      or user_settings.subscription_confirmed_at is not null as can_pay
    from organizations
      join users on users.id = organizations.owner_id
      left join user_settings on user_settings.user_id = users.id
    where organizations.id = ${orgId} for no key update of users`.execute(trx);
  return Boolean(rows[0]?.can_pay);
}

/**
 * How many numbers an organization has, and how many all organizations of its owner have. Locks the owner's row, so
 * that concurrent requests count one after the other.
 */
export async function countPhones(trx: Kysely<Tables>, orgId: string) {
  await sql`select from users
    where id = (select owner_id from organizations where id = ${orgId}) for no key update`.execute(trx);
  const { rows } = await sql<{ here: number; everywhere: number }>`
    select count(*) filter (where channels.org_id = ${orgId}) as here, count(*) as everywhere
    from organizations as place
      join organizations as owned on owned.owner_id = place.owner_id
      join channels on channels.org_id = owned.id
    where place.id = ${orgId} and channels.phone_id is not null`.execute(trx);
  return rows[0] ?? { here: 0, everywhere: 0 };
}

/** Whether a channel already has a number, which it can exchange for another one. */
export async function hasPhone(trx: Kysely<Tables>, { orgId, channelId }: ChannelPlace): Promise<boolean> {
  const channel = await trx
    .selectFrom('channels')
    .select('phone_id')
    .where('id', '=', channelId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return channel !== undefined && channel.phone_id !== null;
}

/** Adds a channel. The caller has checked the permission. */
export const insertChannel = (trx: Kysely<Tables>, orgId: string, fields: ChannelFields) =>
  trx
    .insertInto('channels')
    .values({ ...columnsOf(fields), name: fields.name, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();

const columnsOf = ({ phoneNumber, appointmentsNeedApproval, ...fields }: ChannelPatch) => ({
  ...fields,
  phone_id: phoneNumber,
  appointments_need_approval: appointmentsNeedApproval,
});

/** Updates a channel if the person has the permission and the version matches. */
export const updateChannel = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, channelId }: ChannelPlace,
  fields: ChannelPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('channels')
    .set({ ...columnsOf(fields), org_id: orgId })
    .where('channels.id', '=', channelId)
    .where('channels.org_id', '=', orgId)
    .where(allows(user, 'channels', 'channels.org_id'))
    .where(atVersion('channels.version', version))
    .returning('channels.id')
    .executeTakeFirst();

export const deleteChannel = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, channelId }: ChannelPlace,
  version: number | undefined,
) =>
  trx
    .deleteFrom('channels')
    .where('channels.id', '=', channelId)
    .where('channels.org_id', '=', orgId)
    .where(allows(user, 'channels', 'channels.org_id'))
    .where(atVersion('channels.version', version))
    .returning('channels.id')
    .executeTakeFirst();
