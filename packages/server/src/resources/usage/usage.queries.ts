import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { allows } from '../access.ts';

interface Period {
  /** `YYYY-MM` */
  month: string;
  timeZone: string;
}

/** How long the calls of each channel were that began in a month of the time zone; channels by name, also unused ones. */
export function secondsOfChannels(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { month, timeZone }: Period,
) {
  const first = sql`${`${month}-01`}::timestamp`;
  return trx
    .selectFrom('channels')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.org_id', '=', 'channels.org_id')
        .onRef('sessions.channel_id', '=', 'channels.id')
        .on('sessions.kind', '=', sql.lit('call'))
        .on('sessions.start_time', '>=', sql<Date>`${first} at time zone ${timeZone}`)
        .on('sessions.start_time', '<', sql<Date>`(${first} + interval '1 month') at time zone ${timeZone}`),
    )
    .select(['channels.id', 'channels.name', sql<number>`coalesce(sum(duration), 0)`.as('seconds')])
    .where('channels.org_id', '=', orgId)
    .where(allows(user, 'calls', 'channels.org_id'))
    .groupBy('channels.id')
    .orderBy('channels.name')
    .orderBy('channels.id')
    .execute();
}
