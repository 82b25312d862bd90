import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { type Asked, paged } from '../paging.ts';
import { says, visible } from './sessions.queries.ts';

interface SessionFilters extends Asked {
  q?: string | undefined;
  id?: string | undefined;
  channel?: string | undefined;
  contact?: string | undefined;
  active?: 'true' | 'false' | undefined;
  orStartedWithin?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const order = {
  by: {
    startTime: [sql`sessions.start_time`],
    endTime: [sql`coalesce(sessions.end_time, 'infinity')`],
    duration: [sql`coalesce(sessions.duration, 0)`],
    status: [sql`(coalesce(sessions.status, '') collate "C")`],
    createdAt: [sql`sessions.created_at`],
  },
  usual: '-startTime',
  id: 'sessions.id',
};

/** Whether a reference is the one of a filter; `none` is a row without one. */
const isAt = (column: 'channel_id' | 'contact_id', wanted: string | undefined) =>
  wanted === 'none'
    ? sql<SqlBool>`${sql.ref(column)} is null`
    : sql<SqlBool>`${sql.ref(column)} = ${wanted ?? null}`;

/** Whether a conversation goes on, or started within so many seconds. */
const isRecent = (seconds: number | undefined) =>
  seconds === undefined
    ? sql<SqlBool>`active`
    : sql<SqlBool>`(active or start_time between now() - make_interval(secs => ${seconds}) and now())`;

export function pageOfSessions(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, id, channel, contact, active, orStartedWithin, from, to, ...asked }: SessionFilters,
  rows = 0,
) {
  const isFiltered = [q, id, channel, contact, active, from, to].some((filter) => filter !== undefined);
  return paged(
    visible(trx, user)
      .where('sessions.org_id', '=', orgId)
      .$if(id !== undefined, (query) => query.where('sessions.id', '=', id ?? ''))
      .$if(channel !== undefined, (query) => query.where(isAt('channel_id', channel)))
      .$if(contact !== undefined, (query) => query.where(isAt('contact_id', contact)))
      .$if(active === 'true', (query) => query.where(isRecent(orStartedWithin)))
      .$if(active === 'false', (query) => query.where('active', '=', false))
      .$if(from !== undefined, (query) => query.where('start_time', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (query) => query.where('start_time', '<', new Date(to ?? 0)))
      .$if(q !== undefined, (query) => query.where(says(user, q ?? ''))),
    asked,
    order,
    isFiltered ? undefined : rows,
  );
}

/** The sessions of every organization of a person, or those of one kind. */
export const pageOfAll = (
  trx: Kysely<Tables>,
  user: User,
  { q, ...asked }: Asked & { q?: string | undefined },
  kind?: 'call',
) =>
  paged(
    visible(trx, user)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'call'))
      .$if(q !== undefined, (query) => query.where(says(user, q ?? ''))),
    asked,
    order,
  );
