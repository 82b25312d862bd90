import { type Kysely, sql } from 'kysely';

/** Lists store the bytes of their long texts and can't grow beyond the limits in the table `quotas`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const sum = (...columns: string[]) =>
  columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');

/** The tables with list versions, and the bytes of their long texts. A length is available without reading the text. */
const counted = [
  {
    table: 'organizations',
    org: 'id',
    bytes: sum('address', 'industry', 'working_hours_and_days', 'pricing', 'features'),
  },
  { table: 'memberships', org: 'org_id', bytes: '0' },
  { table: 'channels', org: 'org_id', bytes: '0' },
  {
    table: 'bots',
    org: 'org_id',
    bytes: sum('ai_instructions', 'product_features', 'opening_message', 'closing_message', 'goals'),
  },
  { table: 'qna', org: 'org_id', bytes: sum('question', 'answer') },
  { table: 'integrations', org: 'org_id', bytes: sum('sealed_configuration', 'sealed_app_tokens') },
  { table: 'contacts', org: 'org_id', bytes: sum('notes') },
  { table: 'sessions', org: 'org_id', bytes: sum('summary', 'transcription') },
  { table: 'appointments', org: 'org_id', bytes: sum('description') },
];

const statements = [
  'create table quotas (kind text primary key, most bigint not null)',
  'alter table list_versions add column bytes bigint not null default 0',

  `create or replace function count_change() returns trigger language plpgsql as $$
declare
  org text := tg_argv[0];
  size text := tg_argv[1];
  parts text := case tg_op
    when 'INSERT' then format('select %I as org, 1 as rows, %s as bytes from changed', org, size)
    when 'DELETE' then format('select %I as org, -1 as rows, -(%s) as bytes from changed', org, size)
    else format('select %1$I as org, 0 as rows, %2$s as bytes from changed
      union all select %1$I, 0, -(%2$s) from before', org, size) end;
  quota record;
begin
  execute format(
    'with delta as (
       select organizations.id as org_id, sum(part.rows) as rows, sum(part.bytes) as bytes
       from (%1$s) as part join organizations on organizations.id = part.org
       group by organizations.id
     ), counted as (
       insert into list_versions as seen (org_id, kind, rows, bytes)
       select org_id, %2$L, rows, bytes from delta order by org_id
       on conflict (org_id, kind) do update set
         version = seen.version + 1, rows = seen.rows + excluded.rows, bytes = seen.bytes + excluded.bytes
       returning org_id, rows, bytes
     )
     select quotas.kind, quotas.most from delta join counted using (org_id) join quotas on
       (quotas.kind = %2$L and delta.rows > 0 and counted.rows > quotas.most)
       or (quotas.kind = ''bytes'' and delta.bytes > 0 and counted.bytes + coalesce((
         select sum(other.bytes) from list_versions as other
         where other.org_id = delta.org_id and other.kind <> %2$L), 0) > quotas.most)
     limit 1', parts, tg_table_name) into quota;
  if quota.kind is not null then
    raise exception 'There is no room for more: %', quota.kind
      using errcode = 'QUOTA', constraint = quota.kind, detail = quota.most;
  end if;
  return null;
end $$`,

  ...counted.flatMap(({ table, org, bytes }) => [
    ...['insert', 'update', 'delete'].map((what) => `drop trigger count_${what} on ${table}`),
    `create trigger count_insert after insert on ${table} referencing new table as changed
  for each statement execute function count_change('${org}', '${bytes}')`,
    `create trigger count_update after update on ${table} referencing old table as before new table as changed
  for each statement execute function count_change('${org}', '${bytes}')`,
    `create trigger count_delete after delete on ${table} referencing old table as changed
  for each statement execute function count_change('${org}', '${bytes}')`,
    `update list_versions set bytes = found.bytes
  from (select ${org} as org_id, sum(${bytes}) as bytes from ${table} group by ${org}) as found
  where list_versions.org_id = found.org_id and list_versions.kind = '${table}'`,
  ]),
];
