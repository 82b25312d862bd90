import { type Kysely, sql } from 'kysely';
import { alphabetical } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

interface Period {
  /** `YYYY-MM` */
  month: string;
  timeZone: string;
}

/**
 * How many calls of each duration started on each channel in a month of the time zone: one row for each duration, or
 * a single row with `duration: null` and no calls. Includes the channels that existed in the month, even if they were
 * deleted later, and those with calls in it, sorted by name.
 */
export function durationsOfChannels(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { month, timeZone }: Period,
) {
  const first = sql`${`${month}-01`}::timestamp`;
  const begin = sql<Date>`${first} at time zone ${timeZone}`;
  const end = sql<Date>`(${first} + interval '1 month') at time zone ${timeZone}`;
  return trx
    .with('every', (query) =>
      query
        .selectFrom('channels')
        .select(['id', 'org_id', 'name', 'created_at', sql<Date | null>`null`.as('deleted_at')])
        .unionAll(
          query.selectFrom('deleted_channels').select(['id', 'org_id', 'name', 'created_at', 'deleted_at']),
        ),
    )
    .selectFrom('every')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.org_id', '=', 'every.org_id')
        .onRef('sessions.billed_channel_id', '=', 'every.id')
        .on('sessions.kind', '=', sql.lit('call'))
        .on('sessions.start_time', '>=', begin)
        .on('sessions.start_time', '<', end),
    )
    .select(['every.id', 'every.name', 'every.deleted_at', 'sessions.duration'])
    .select(({ fn }) => fn.count<number>('sessions.id').as('count'))
    .where('every.org_id', '=', orgId)
    .where(allows(user, 'calls', 'every.org_id'))
    .where(({ or, and, eb }) =>
      or([
        eb('sessions.id', 'is not', null),
        and([
          eb('every.created_at', '<', end),
          or([eb('every.deleted_at', 'is', null), eb('every.deleted_at', '>=', begin)]),
        ]),
      ]),
    )
    .groupBy(['every.id', 'every.name', 'every.deleted_at', 'sessions.duration'])
    .orderBy(alphabetical(user.language, 'every.name'))
    .orderBy('every.id')
    .execute();
}

/** The durations of erased calls of a month, added up for each channel. */
export const erasedDurations = (trx: Kysely<Tables>, user: User, orgId: string, month: string) =>
  trx
    .selectFrom('erased_calls')
    .select(['channel_id'])
    .select(({ fn }) => [fn.sum<string>('seconds').as('seconds'), fn.sum<string>('minutes').as('minutes')])
    .where('org_id', '=', orgId)
    .where('month', '=', `${month}-01`)
    .where(allows(user, 'calls', 'erased_calls.org_id'))
    .groupBy('channel_id')
    .execute();
