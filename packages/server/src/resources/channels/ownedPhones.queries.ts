import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { ChannelPlace } from './channels.queries.ts';

/**
 * How many numbers an organization has, and how many all organizations of its owner have. Nobody else counts for the
 * same owner until the transaction ends.
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

/** Whether a channel has a number already, which it may change for another one. */
export async function hasPhone(trx: Kysely<Tables>, { orgId, channelId }: ChannelPlace): Promise<boolean> {
  const channel = await trx
    .selectFrom('channels')
    .select('phone_id')
    .where('id', '=', channelId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return channel !== undefined && channel.phone_id !== null;
}
