import { type Kysely, sql } from 'kysely';

/** Adds the secret addresses of calendars. One ends with the membership of its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_feeds (
    org_id uuid not null,
    user_id uuid not null,
    token_hash text not null unique,
    hides_names boolean not null,
    created_at timestamptz not null default now(),
    last_read_at timestamptz,
    primary key (org_id, user_id),
    foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade
  )`.execute(db);
}
