import type { ChannelFields, ChannelPatch } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import type { ChannelPlace } from './channels.queries.ts';

/** Whether the owner of an organization has a way to pay; the owner's rows stay as they are until the transaction ends. */
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

/** Adds a channel to an organization in which the person may. */
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

/** Changes a channel that the person may change and that still has the version; the id, or nothing. */
export async function updateChannel(
  trx: Kysely<Tables>,
  user: User,
  { orgId, channelId }: ChannelPlace,
  fields: ChannelPatch,
  version: number | undefined,
) {
  const row = await trx
    .updateTable('channels')
    .set({ ...columnsOf(fields), org_id: orgId })
    .where('channels.id', '=', channelId)
    .where('channels.org_id', '=', orgId)
    .where(allows(user, 'channels', 'channels.org_id'))
    .$if(version !== undefined, (query) => query.where('channels.version', '=', version ?? 0))
    .returning('channels.id')
    .executeTakeFirst();
  return row?.id;
}

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
    .$if(version !== undefined, (query) => query.where('channels.version', '=', version ?? 0))
    .returning('channels.id')
    .executeTakeFirst();
