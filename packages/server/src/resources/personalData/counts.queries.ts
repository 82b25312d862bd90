import type { Removed } from '@console/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { appointmentsOf } from './copies.queries.ts';

const kinds = ['contacts', 'sessions', 'recordings', 'appointments', 'callbacks'] as const;
export type CountedKind = (typeof kinds)[number];
/** The tables of the rows that an erasure holds: also what phone services sent, so that they can go on after undo. */
export type HeldKind = CountedKind | 'external_sessions' | 'external_turns' | 'external_appointments';

/** The rows of each kind that belong to a contact or an organization. */
type Sources = Record<CountedKind, RawBuilder<unknown>>;

/** The recordings that only the calls of this contact use. */
export const recordingsOf = (orgId: string, contactId: string) => sql<boolean>`(recordings.org_id = ${orgId}
  and recordings.id in (select recording_id from sessions where org_id = ${orgId} and contact_id = ${contactId})
  and not exists (select from sessions as other where other.org_id = ${orgId} and other.recording_id = recordings.id
    and other.contact_id is distinct from ${contactId}))`;

const ofContact = (orgId: string, contactId: string): Sources => ({
  contacts: sql`select * from contacts where org_id = ${orgId} and id = ${contactId}`,
  sessions: sql`select * from sessions where org_id = ${orgId} and contact_id = ${contactId}`,
  recordings: sql`select * from recordings where ${recordingsOf(orgId, contactId)}`,
  appointments: sql`select * from appointments where ${appointmentsOf(orgId, contactId)}`,
  callbacks: sql`select * from callbacks where org_id = ${orgId} and id = ${contactId}`,
});

const inHold = (erasureId: string) => fromEach((kind) => held(erasureId, kind));

const inOrganization = (orgId: string) =>
  fromEach((kind) => sql`select * from ${sql.table(kind)} where org_id = ${orgId}`);

const fromEach = (source: (kind: CountedKind) => RawBuilder<unknown>): Sources =>
  Object.fromEntries(kinds.map((kind) => [kind, source(kind)])) as Sources;

/** The held rows of a kind, with the columns of their table. */
export const held = (erasureId: string, kind: HeldKind) => sql`select one.* from erasure_holds
  cross join lateral jsonb_populate_record(null::${sql.table(kind)}, erasure_holds.held) as one
  where erasure_holds.erasure_id = ${erasureId} and erasure_holds.kind = ${sql.lit(kind)}`;

/** Counts everything that an erasure removes. The turns of a whole organization would have to be read, so they aren't counted. */
async function count(trx: Kysely<Tables>, sources: Sources, hasTurns = true): Promise<Removed> {
  const turns = sql`coalesce(sum(case when jsonb_typeof(transcript) = 'array'
    then jsonb_array_length(transcript) end), 0)`;
  const { rows } = await sql<Removed & { turns: number | null }>`
    with people as (
      select count(*) as contacts, count(*) filter (where notes <> '') as notes
        from (${sources.contacts}) as person
    ), conversations as (
      select count(*) as calls, ${hasTurns ? turns : sql`null::bigint`} as turns,
          count(*) filter (where octet_length(summary) > 0) as summaries,
          count(*) filter (where octet_length(transcription) > 0) as transcriptions
        from (${sources.sessions}) as conversation
    )
    select contacts, notes, calls, turns, summaries, transcriptions,
      (select count(*) from (${sources.recordings}) as recording) as recordings,
      (select count(*) from (${sources.appointments}) as appointment) as appointments,
      (select count(*) from (${sources.callbacks}) as decision where is_irrelevant
        or num_nonnulls(settled_until, settled_date, closed_until, closed_date) > 0) as decisions
      from people, conversations`.execute(trx);
  const { turns: counted, ...rest } = rows[0] as Removed & { turns: number | null };
  return { ...rest, ...(counted !== null && { turns: Number(counted) }) };
}

/** What the erasure of a contact would remove. */
export const countContact = (trx: Kysely<Tables>, orgId: string, contactId: string) =>
  count(trx, ofContact(orgId, contactId));

/** What a waiting erasure will remove. */
export const countHeld = (trx: Kysely<Tables>, erasureId: string) => count(trx, inHold(erasureId));

/** What the deletion of an organization removes. */
export const countOrganization = (trx: Kysely<Tables>, orgId: string) =>
  count(trx, inOrganization(orgId), false);
