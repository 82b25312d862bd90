import { type Kysely, sql } from 'kysely';

/**
 * Personal data can be erased. What waits for that is held apart from the tables that everything else reads, so no list,
 * search or number contains it. Organizations can limit how long they keep what was said.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // First a request, later the receipt, which names nobody. The receipt of an organization belongs to its last owner.
  `create table erasures (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'organization')),
  org_id uuid references organizations on delete cascade,
  user_id uuid references users on delete set null,
  contact_id uuid,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  erased_at timestamptz,
  backups_until timestamptz,
  removed jsonb not null default '{}',
  subject text,
  unique (contact_id),
  check (contact_id is null or erased_at is null)
)`,
  'create index erasures_organization on erasures (org_id, requested_at desc)',
  'create index erasures_user on erasures (user_id, requested_at desc)',
  'create index erasures_due on erasures (due_at) where erased_at is null',
  'create index erasures_unrecorded on erasures (erased_at) where subject is not null',

  `create table erasure_holds (
  erasure_id uuid not null references erasures on delete cascade,
  kind text not null check (kind in ('contacts', 'recordings', 'sessions', 'appointments', 'callbacks',
    'external_sessions', 'external_turns', 'external_appointments')),
  held jsonb not null
)`,
  'create index erasure_holds_erasure on erasure_holds (erasure_id, kind)',
  // The file of a held recording is removed with the hold, unless the recording was put back.
  `create function free_held_file() returns trigger language plpgsql as $$
begin
  insert into freed_recordings (file_name) select old.held ->> 'file_name'
    where not exists (select from recordings where file_name = old.held ->> 'file_name')
  on conflict do nothing;
  return null;
end $$`,
  `create trigger free_held_file after delete on erasure_holds
  for each row when (old.kind = 'recordings') execute function free_held_file()`,

  // The costs of a month don't change when its calls are erased.
  `create table erased_calls (
  org_id uuid not null references organizations on delete cascade,
  erasure_id uuid references erasures on delete cascade,
  channel_id uuid not null,
  month date not null,
  seconds bigint not null,
  minutes bigint not null
)`,
  'create index erased_calls_month on erased_calls (org_id, month)',
  'create index erased_calls_erasure on erased_calls (erasure_id) where erasure_id is not null',

  // An entry about an erased row can get the ID of its receipt instead of the row's. Nothing else can change.
  `create function keep_entry() returns trigger language plpgsql as $$
begin
  if row(new.id, new.at, new.user_id, new.org_id, new.action, new.fields, new.request_id)
      is not distinct from row(old.id, old.at, old.user_id, old.org_id, old.action, old.fields, old.request_id)
    and exists (select from erasures
      where id::text = new.subject_id and org_id = old.org_id and erased_at is not null)
  then return new; end if;
  raise exception 'The audit log only grows' using errcode = 'insufficient_privilege';
end $$`,
  'drop trigger only_grows on audit_log',
  `create trigger only_grows before delete or truncate on audit_log
  for each statement execute function refuse_change()`,
  `create trigger keep_entry before update on audit_log for each row execute function keep_entry()`,

  `alter table organizations
  add column retention_days integer check (retention_days between 1 and 3650)`,
];
