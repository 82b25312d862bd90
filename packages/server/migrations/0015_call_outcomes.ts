import { type Kysely, sql } from 'kysely';

/** Conversations can be listed by how they ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const goingOn = `status in ('in-progress', 'ringing', 'queued', 'active', 'ongoing')`;

const statements = [
  // The status of a conversation that has ended; null for an ongoing one. A status that only an ongoing one can have
  // isn't an outcome.
  `create function call_outcome(status text, active boolean, end_time timestamptz) returns text
  language sql immutable parallel safe
  return case
    when status = 'completed' then 'completed'
    when end_time is null and (active or ${goingOn}) then null
    when coalesce(status, '') = '' or ${goingOn} then 'completed'
    when status = 'no-answer' then 'missed'
    else status end`,
  `create index sessions_outcome on sessions
  (org_id, call_outcome(status, active, end_time), start_time desc, id desc)`,
];
