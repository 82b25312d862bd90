import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';

const batch = 200;

/** What an organization's limit would remove. */
export interface RetentionResult {
  orgId: string;
  days: number;
  recordings: number;
  transcripts: number;
}

/** Conversations that ended before the limit. */
const isOld = (
  days: number,
) => sql<boolean>`coalesce(end_time, start_time) < now() - make_interval(days => ${days})
  and start_time < now() - make_interval(days => ${days})`;

/** Counts what a limit of so many days would remove now. */
export async function countOlder(trx: Kysely<Tables>, orgId: string, days: number) {
  const { rows } = await sql<{ recordings: number; transcripts: number }>`
    select count(*) filter (where octet_length(transcription) > 0 or transcript is not null) as transcripts,
      count(distinct recording_id) as recordings
    from sessions where org_id = ${orgId} and ${isOld(days)}`.execute(trx);
  const [found] = rows;
  return { recordings: found?.recordings ?? 0, transcripts: found?.transcripts ?? 0 };
}

/** Counts what the limits of all organizations would remove now. */
export async function planRetention(db: Kysely<Tables>): Promise<RetentionResult[]> {
  const limited = await db
    .selectFrom('organizations')
    .select(['id', 'retention_days'])
    .where('retention_days', 'is not', null)
    .orderBy('id')
    .execute();
  const plan: RetentionResult[] = [];
  for (const { id: orgId, retention_days: days } of limited) {
    if (days === null) continue;
    const found = await countOlder(db, orgId, days);
    if (found.recordings + found.transcripts > 0) plan.push({ orgId, days, ...found });
  }
  return plan;
}

/** Removes recordings and transcripts that are older than the limit, batch by batch. Summaries stay. */
export async function applyRetention(db: Kysely<Tables>, orgId: string, days: number): Promise<void> {
  let last = { start_time: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const old = await db
      .selectFrom('sessions')
      .select(['id', 'start_time'])
      .where('org_id', '=', orgId)
      .where(isOld(days))
      .where(sql<boolean>`(start_time, id) > (${last.start_time}, ${last.id})`)
      .where(
        sql<boolean>`(octet_length(transcription) > 0 or transcript is not null or recording_id is not null)`,
      )
      .orderBy('start_time')
      .orderBy('id')
      .limit(batch)
      .execute();
    const end = old.at(-1);
    if (!end) break;
    await db.transaction().execute((trx) => removeWords(trx, orgId, old));
    last = end;
  }
  await db
    .insertInto('audit_log')
    .values({ action: 'retention.applied', org_id: orgId, subject_id: orgId })
    .execute();
}

async function removeWords(trx: Kysely<Tables>, orgId: string, old: readonly { id: string }[]) {
  const ids = old.map(({ id }) => id).toSorted();
  const { rows } = await sql<{ recording_id: string }>`select recording_id from sessions
    where org_id = ${orgId} and id = any(${ids}::uuid[]) and recording_id is not null`.execute(trx);
  await sql`update sessions set transcription = '', transcript = null, recording_id = null
    where org_id = ${orgId} and id = any(${ids}::uuid[])`.execute(trx);
  // Phone services sent the same words.
  await sql`delete from external_turns using external_sessions as sent
    where sent.org_id = ${orgId} and sent.session_id = any(${ids}::uuid[])
      and external_turns.org_id = sent.org_id and external_turns.external_id = sent.external_id`.execute(trx);
  await sql`delete from recordings where org_id = ${orgId} and id = any(${rows.map((row) => row.recording_id)}::uuid[])
    and not exists (select from sessions where sessions.org_id = ${orgId} and sessions.recording_id = recordings.id)`.execute(
    trx,
  );
}

/** The limit of an organization. */
export const retentionOf = (trx: Kysely<Tables>, orgId: string) =>
  trx
    .selectFrom('organizations')
    .select('retention_days as days')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();

export const limitRetention = (trx: Kysely<Tables>, orgId: string, days: number | null) =>
  trx.updateTable('organizations').set({ retention_days: days }).where('id', '=', orgId).execute();
