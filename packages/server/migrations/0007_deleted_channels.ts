import { type Kysely, sql } from 'kysely';

/** Keeps the usage of deleted channels in their month: the channel's name and its conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table deleted_channels (
  id uuid primary key,
  org_id uuid not null references organizations on delete cascade,
  name text not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now()
)`,
  'create index deleted_channels_organization on deleted_channels (org_id)',
  // A channel that is deleted with its organization isn't remembered.
  `create function remember_deleted_channel() returns trigger language plpgsql as $$
begin
  insert into deleted_channels (id, org_id, name, created_at)
    select old.id, old.org_id, old.name, old.created_at from organizations where id = old.org_id;
  return null;
end $$`,
  `create trigger remember_deleted after delete on channels
  for each row execute function remember_deleted_channel()`,

  // Like channel_id, but kept when the channel is deleted.
  'alter table sessions add column billed_channel_id uuid',
  'alter table sessions disable trigger user',
  'update sessions set billed_channel_id = channel_id where channel_id is not null',
  'alter table sessions enable trigger user',
  `create function bill_channel() returns trigger language plpgsql as $$
begin
  new.billed_channel_id := coalesce(new.channel_id, new.billed_channel_id);
  return new;
end $$`,
  `create trigger bill_channel before insert or update of channel_id on sessions
  for each row execute function bill_channel()`,
];
