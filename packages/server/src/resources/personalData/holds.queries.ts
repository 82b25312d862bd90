import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { appointmentsOf } from './copies.queries.ts';
import { type HeldKind, held, recordingsOf } from './counts.queries.ts';

interface Hold {
  orgId: string;
  contactId: string;
  erasureId: string;
}

/** The columns that the database computes. They contain the same words again. */
const computed = (kind: HeldKind) => sql`array(select attname::text from pg_attribute
  where attrelid = ${sql.lit(kind)}::regclass and attgenerated <> '')`;

/**
 * Takes everything about a contact out of the tables, so that nothing finds or counts it any more, and holds it. Locks
 * the contact first, as changes of its calls do.
 *
 * @returns false if the organization doesn't have this contact
 */
export async function hold(trx: Kysely<Tables>, { orgId, contactId, erasureId }: Hold): Promise<boolean> {
  const found =
    await sql`select id from contacts where org_id = ${orgId} and id = ${contactId} for update`.execute(trx);
  if (found.rows.length === 0) return false;

  const keep = (kind: HeldKind, rows: RawBuilder<unknown>) =>
    sql`insert into erasure_holds (erasure_id, kind, held)
    select ${erasureId}, ${sql.lit(kind)}, to_jsonb(one) - ${computed(kind)} from (${rows}) as one`.execute(
      trx,
    );
  /** Deletes and holds the same rows, whatever changes them at the same time. */
  const take = (kind: HeldKind, which: RawBuilder<unknown>) =>
    sql`with gone as (
      delete from ${sql.table(kind)} where ${which} returning ${sql.table(kind)}.*
    ) insert into erasure_holds (erasure_id, kind, held)
      select ${erasureId}, ${sql.lit(kind)}, to_jsonb(gone) - ${computed(kind)} from gone`.execute(trx);

  const calls = sql`sessions.org_id = ${orgId} and sessions.contact_id = ${contactId}`;
  await keep('callbacks', sql`select * from callbacks where org_id = ${orgId} and id = ${contactId}`);
  await keep('recordings', sql`select * from recordings where ${recordingsOf(orgId, contactId)}`);
  await sql`insert into erased_calls (org_id, erasure_id, channel_id, month, seconds, minutes)
    select sessions.org_id, ${erasureId}, billed_channel_id,
      date_trunc('month', start_time at time zone organizations.time_zone)::date,
      sum(duration), sum((duration + 59) / 60)
    from sessions join organizations on organizations.id = sessions.org_id
    where ${calls} and kind = 'call' and duration > 0 and billed_channel_id is not null
    group by 1, 3, 4`.execute(trx);
  const external = sql`org_id = ${orgId} and session_id in (select id from sessions where ${calls})`;
  await keep('external_sessions', sql`select * from external_sessions where ${external}`);
  await keep(
    'external_turns',
    sql`select * from external_turns where org_id = ${orgId}
      and external_id in (select external_id from external_sessions where ${external})`,
  );
  await take(
    'external_appointments',
    sql`external_appointments.org_id = ${orgId}
      and appointment_id in (select id from appointments where ${appointmentsOf(orgId, contactId)})`,
  );
  await take('sessions', calls);
  await take('appointments', appointmentsOf(orgId, contactId));
  await take('contacts', sql`contacts.org_id = ${orgId} and contacts.id = ${contactId}`);
  // The files are still needed if the erasure is undone.
  await sql`delete from freed_recordings where file_name in (
    select held ->> 'file_name' from erasure_holds where erasure_id = ${erasureId} and kind = 'recordings')`.execute(
    trx,
  );
  return true;
}

/** Puts everything back as it was. References to rows that were deleted in the meantime are empty. */
export async function putBack(trx: Kysely<Tables>, { orgId, contactId, erasureId }: Hold): Promise<void> {
  const forget = (column: string, isThere: RawBuilder<unknown>) =>
    sql`update erasure_holds
    set held = jsonb_set(held, ${sql.lit(`{${column}}`)}, 'null')
    where erasure_id = ${erasureId} and held ->> ${sql.lit(column)} is not null and not ${isThere}`.execute(
      trx,
    );
  const one = (column: string) => sql`(held ->> ${sql.lit(column)})::uuid`;

  await forget(
    'channel_id',
    sql`exists (select from channels where org_id = ${orgId} and id = ${one('channel_id')})`,
  );
  await forget(
    'responsible_id',
    sql`exists (select from memberships where org_id = ${orgId} and user_id = ${one('responsible_id')})`,
  );
  await insertHeld(trx, erasureId, 'contacts');
  await insertHeld(trx, erasureId, 'recordings');
  await forget(
    'recording_id',
    sql`exists (select from recordings where org_id = ${orgId} and id = ${one('recording_id')})`,
  );
  const decided = sql`settled_until, settled_date, closed_until, closed_date, is_irrelevant`;
  await sql`insert into callbacks (id, org_id, contact_id, ${decided})
    select id, org_id, contact_id, ${decided} from (${held(erasureId, 'callbacks')}) as one
    on conflict (id) do update set (${decided}) = row(excluded.settled_until, excluded.settled_date,
      excluded.closed_until, excluded.closed_date, excluded.is_irrelevant)`.execute(trx);
  await insertHeld(trx, erasureId, 'sessions');
  await insertHeld(trx, erasureId, 'appointments');
  await insertHeld(trx, erasureId, 'external_sessions');
  await insertHeld(trx, erasureId, 'external_turns');
  await insertHeld(trx, erasureId, 'external_appointments');
  await sql`select refresh_callbacks(array[${contactId}::uuid])`.execute(trx);
  await trx.deleteFrom('erasures').where('id', '=', erasureId).execute();
}

async function insertHeld(trx: Kysely<Tables>, erasureId: string, kind: HeldKind) {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${sql.lit(kind)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(kind)} (${columns}) select ${columns} from (${held(erasureId, kind)}) as one
    on conflict do nothing`.execute(trx);
}
