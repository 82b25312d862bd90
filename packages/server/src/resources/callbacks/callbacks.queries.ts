import type { Callback } from '@console/contract';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { mentions } from '../contactSearch.ts';

/** Midnight at the end of today in a time zone. A contact is due from the beginning of its day on, as on the dashboard. */
export const endOfToday = (timeZone: string | RawBuilder<string>) =>
  sql<Date>`((now() at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone}`;

const waiting = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('callbacks')
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.org_id', '=', 'callbacks.org_id')
        .onRef('contacts.id', '=', 'callbacks.contact_id'),
    )
    .leftJoin('sessions as last', (join) =>
      join.onRef('last.org_id', '=', 'callbacks.org_id').onRef('last.id', '=', 'callbacks.last_session_id'),
    )
    .select(['callbacks.id', 'callbacks.contact_id', 'contacts.name', 'contacts.phone'])
    .select(sql<Date>`callbacks.waiting_since`.as('waiting_since'))
    .select(['callbacks.attempts', 'callbacks.seconds', 'callbacks.due_at'])
    .select(['last.id as last_id', 'last.channel_id', 'last.start_time'])
    .select(sql<'missed' | 'failed'>`call_outcome(last.status, last.active, last.end_time)`.as('outcome'))
    .where(allows(user, 'calls', 'callbacks.org_id'));

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number];

/** The number of people who wait. */
async function countOf(trx: Kysely<Tables>, orgId: string, end: RawBuilder<Date>) {
  const { entries } = await trx
    .selectFrom('callback_counts')
    .select(sql<number>`coalesce(sum(entries), 0)`.as('entries'))
    .where('org_id', '=', orgId)
    .where('shown_from', '<', end)
    .executeTakeFirstOrThrow();
  return entries;
}

/**
 * The people who wait, the longest waiting first. Reads only the rows of the page, and between them the ones that are
 * hidden until later.
 */
export async function pageOfCallbacks(
  trx: Kysely<Tables>,
  user: User,
  { orgId, timeZone }: { orgId: string; timeZone: string },
  { q, ...asked }: ListParams & { q?: string | undefined },
) {
  const end = endOfToday(timeZone);
  return paged(
    trx,
    waiting(trx, user)
      .where('callbacks.org_id', '=', orgId)
      .where(sql<SqlBool>`callbacks.waiting_since < ${end}`)
      .where(sql<SqlBool>`callbacks.shown_from < ${end}`)
      .$if(q !== undefined, (query) => query.where(mentions(q ?? ''))),
    asked,
    {
      by: { waitingSince: [sql`callbacks.waiting_since`] },
      usual: 'waitingSince',
      table: 'callbacks',
    },
    q === undefined ? await countOf(trx, orgId, end) : undefined,
  );
}

/** An entry in the contract's shape. */
export const toCallback = (row: Row): Callback => ({
  id: `${row.contact_id === null ? 'session' : 'contact'}:${row.id}`,
  contact: row.name === null ? null : { id: row.id, name: row.name, phone: row.phone ?? '' },
  phoneNumber: row.phone || null,
  waitingSince: row.waiting_since.toISOString(),
  attempts: row.attempts,
  seconds: row.seconds,
  lastCall:
    row.last_id === null || row.start_time === null
      ? null
      : {
          id: row.last_id,
          channel: row.channel_id,
          startTime: row.start_time.toISOString(),
          outcome: row.outcome,
        },
  nextDateOfContact: row.due_at?.toISOString() ?? null,
});
