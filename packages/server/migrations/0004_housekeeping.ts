import { type Kysely, sql } from 'kysely';

/** Idempotency keys, the audit log, list versions and the server's own state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The tables with list versions. For rows of `organizations`, `id` is the `org_id`. */
const counted = [
  ...['memberships', 'channels', 'bots', 'qna', 'integrations', 'contacts', 'sessions', 'appointments'],
].map((table) => ({ table, org: 'org_id' }));

const countChanges = [...counted, { table: 'organizations', org: 'id' }].flatMap(({ table, org }) => [
  `create trigger count_insert after insert on ${table} referencing new table as changed
  for each statement execute function count_change('${org}')`,
  `create trigger count_update after update on ${table} referencing new table as changed
  for each statement execute function count_change('${org}')`,
  `create trigger count_delete after delete on ${table} referencing old table as changed
  for each statement execute function count_change('${org}')`,
]);

const statements = [
  `create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, route, key)
)`,
  'create index idempotency_keys_expiry on idempotency_keys (expires_at)',

  `create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid,
  org_id uuid,
  action text not null,
  subject_id text,
  fields text[],
  request_id text
)`,
  'create index audit_log_organization on audit_log (org_id, at)',
  'create index audit_log_user on audit_log (user_id, at)',
  `create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows' using errcode = 'insufficient_privilege';
end $$`,
  `create trigger only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change()`,

  `create table list_versions (
  org_id uuid not null references organizations on delete cascade,
  kind text not null,
  version bigint not null default 1,
  primary key (org_id, kind)
)`,
  `create function count_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into list_versions as seen (org_id, kind)
     select distinct organizations.id, %L from changed join organizations on organizations.id = changed.%I
     order by 1
     on conflict (org_id, kind) do update set version = seen.version + 1', tg_table_name, tg_argv[0]);
  return null;
end $$`,
  ...countChanges,

  'create table server_state (key text primary key, value text not null)',
];
