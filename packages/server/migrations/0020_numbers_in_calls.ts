import { type Kysely, sql } from 'kysely';

/** Adds the numbers in the texts of conversations, so that a search for digits doesn't read the texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column search_numbers text not null generated always as
    (regexp_replace(summary || E'\\n' || transcription, '[^0-9]+', ' ', 'g')) stored`.execute(db);
  await sql`create index sessions_numbers on sessions using gin (org_id, search_numbers gin_trgm_ops)`.execute(
    db,
  );
}
