import { type Kysely, sql } from 'kysely';

/**
 * Trigram search finds words anywhere in a text, in Hebrew, Russian and English. Lists store their number of rows. The
 * sort orders of long lists have indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const niqqud = '\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7';
const capitals = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё';
const small = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе';

const tables = [
  ...['memberships', 'channels', 'bots', 'qna', 'integrations', 'contacts', 'sessions', 'appointments'],
].map((table) => ({ table, org: 'org_id' }));

const statements = [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',

  // Independent of the database locale. Ignores case, niqqud and the dots of ё. Only Russian text needs the slow part.
  `create function searchable(value text) returns text language sql immutable strict parallel safe
  return case when value ~ '[А-ЯЁё]'
    then translate(lower(regexp_replace(value, '[${niqqud}]', '', 'g')), '${capitals}', '${small}')
    else lower(regexp_replace(value, '[${niqqud}]', '', 'g')) end`,
  `create function only_digits(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(value, '[^0-9]', '', 'g')`,

  `alter table contacts add column search_text text not null generated always as
  (searchable(name) || E'\\n' || only_digits(phone) || E'\\n' || searchable(email)) stored`,
  'create index contacts_search on contacts using gin (org_id, search_text gin_trgm_ops)',
  `alter table sessions
  add column search_summary text not null generated always as (searchable(summary)) stored,
  add column search_text text not null generated always as
    (searchable(summary || E'\\n' || transcription)) stored`,
  'create index sessions_search on sessions using gin (org_id, search_text gin_trgm_ops)',
  `create index sessions_calls on sessions (org_id, start_time) where kind = 'call'`,
  'create index sessions_active on sessions (org_id, start_time desc, id desc) where active',

  'drop index contacts_name',
  'drop index contacts_next',
  'drop index contacts_phone',
  `create index contacts_name on contacts (org_id, (searchable(name) collate "C"), id)`,
  `create index contacts_next on contacts
  (org_id, coalesce(next_date_of_contact, 'infinity'), (searchable(name) collate "C"), id)`,
  'create index contacts_phone on contacts (org_id, phone, id)',
  'create index contacts_status on contacts (org_id, status, id)',
  `create index contacts_responsible_name on contacts (org_id, (searchable(responsible) collate "C"), id)`,

  `alter table appointments add column search_text text not null generated always as
  (searchable(title || E'\\n' || contact_name) || E'\\n'
    || regexp_replace(only_digits(contact_phonenumber), '^972', '0')) stored`,
  'create index appointments_search on appointments using gin (org_id, search_text gin_trgm_ops)',
  `create index appointments_title on appointments (org_id, (searchable(title) collate "C"), id)`,
  'create index appointments_status on appointments (org_id, status, start_time, id)',

  // Demo recordings share their files.
  'alter table recordings drop constraint recordings_file_name_key',

  'alter table list_versions add column rows bigint not null default 0',
  `create or replace function count_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into list_versions as seen (org_id, kind, rows)
     select organizations.id, %L, count(*) * %s from changed
       join organizations on organizations.id = changed.%I
     group by organizations.id order by organizations.id
     on conflict (org_id, kind) do update set
       version = seen.version + 1, rows = seen.rows + excluded.rows',
    tg_table_name, case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end, tg_argv[0]);
  return null;
end $$`,
  ...tables.map(
    ({ table, org }) => `insert into list_versions (org_id, kind, rows)
  select ${org}, '${table}', count(*) from ${table} group by ${org}
  on conflict (org_id, kind) do update set rows = excluded.rows`,
  ),
];
