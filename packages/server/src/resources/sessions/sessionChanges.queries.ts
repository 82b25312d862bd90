import type { SessionFields, SessionPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import type { SessionPlace } from './sessions.queries.ts';

const longestDuration = 31_536_000;

/** Adds a conversation. The caller has checked the permission. */
export const insertSession = (
  trx: Kysely<Tables>,
  orgId: string,
  { duration, active, ...fields }: SessionFields,
) =>
  trx
    .insertInto('sessions')
    .values({
      ...columnsOf({ ...defaults.session, ...fields, duration, active: active ?? !fields.endTime }),
      start_time: fields.startTime,
      org_id: orgId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Updates a conversation if the person has the permissions and the version matches. */
export const updateSession = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, id }: SessionPlace,
  fields: SessionPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('sessions')
    .set({ ...columnsOf(fields), org_id: orgId })
    .where('sessions.id', '=', id)
    .where('sessions.org_id', '=', orgId)
    .where(allows(user, 'calls', 'sessions.org_id'))
    .where(allows(user, 'transcripts', 'sessions.org_id'))
    .where(atVersion('sessions.version', version))
    .returning('sessions.id')
    .executeTakeFirst();

/** Setting an end makes a conversation inactive. The duration is computed from start and end unless it is sent. */
const columnsOf = ({ channel, contact, startTime, endTime, duration, active, ...fields }: SessionPatch) => ({
  ...fields,
  channel_id: channel,
  contact_id: contact,
  start_time: startTime,
  end_time: endTime,
  active: active ?? (endTime ? false : undefined),
  duration: duration ?? (startTime || endTime !== undefined ? between(startTime, endTime) : undefined),
});

/** The seconds between start and end, taken from the row where undefined; null without an end. */
function between(startTime: string | undefined, endTime: string | null | undefined) {
  const end = moment('end_time', endTime);
  const seconds = sql`extract(epoch from ${end} - ${moment('start_time', startTime)})`;
  return sql<
    number | null
  >`case when ${end} is not null then least(${seconds}, ${longestDuration})::integer end`;
}

const moment = (column: 'start_time' | 'end_time', value: string | null | undefined) =>
  value === undefined ? sql.ref(`sessions.${column}`) : sql`${value}::timestamptz`;
