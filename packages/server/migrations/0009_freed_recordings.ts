import { type Kysely, sql } from 'kysely';

/** The files of deleted recordings, until the server has removed them from the disk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table freed_recordings (
  file_name text primary key check (file_name ~ '^[a-z0-9][a-z0-9.-]*$'),
  freed_at timestamptz not null default now()
)`,
  'create index recordings_file_name on recordings (file_name)',
  // Demo recordings share their files.
  `create function free_files() returns trigger language plpgsql as $$
begin
  insert into freed_recordings (file_name)
    select distinct gone.file_name from gone
    where not exists (select from recordings where recordings.file_name = gone.file_name)
    on conflict do nothing;
  return null;
end $$`,
  `create trigger free_files after delete on recordings referencing old table as gone
  for each statement execute function free_files()`,

  // A recording is deleted with the last conversation that uses it.
  `create function free_recording() returns trigger language plpgsql as $$
begin
  delete from recordings where org_id = old.org_id and id = old.recording_id
    and not exists (select from sessions where org_id = old.org_id and recording_id = old.recording_id);
  return null;
end $$`,
  `create trigger free_recording after delete on sessions
  for each row when (old.recording_id is not null) execute function free_recording()`,
];
