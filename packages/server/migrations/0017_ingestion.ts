import { type Kysely, sql } from 'kysely';

/**
 * Service tokens, and the conversations and appointments that phone services send under IDs of their own. Parts that
 * arrive before the beginning of their conversation wait here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table service_tokens (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (name <> ''),
  token_hash text not null unique,
  is_limited boolean not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (org_id, id)
)`,
  'create index service_tokens_organization on service_tokens (org_id, created_at, id)',
  'create index service_tokens_author on service_tokens (created_by)',

  // A limited token stays limited when its channels are deleted.
  `create table service_token_channels (
  org_id uuid not null,
  token_id uuid not null,
  channel_id uuid not null,
  primary key (token_id, channel_id),
  foreign key (org_id, token_id) references service_tokens (org_id, id) on delete cascade,
  foreign key (org_id, channel_id) references channels (org_id, id) on delete cascade
)`,
  'create index service_token_channels_channel on service_token_channels (org_id, channel_id)',

  'alter table audit_log add column service_token_id uuid',

  `create table external_sessions (
  org_id uuid not null references organizations on delete cascade,
  external_id text not null check (length(external_id) <= 200),
  channel_id uuid,
  session_id uuid,
  recording_id uuid,
  is_answered boolean not null default false,
  beginning_hash text,
  ending_hash text,
  recording_hash text,
  waiting_end jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, external_id),
  foreign key (org_id, channel_id) references channels (org_id, id) on delete set null (channel_id),
  foreign key (org_id, session_id) references sessions (org_id, id) on delete cascade,
  foreign key (org_id, recording_id) references recordings (org_id, id) on delete set null (recording_id)
)`,
  'create index external_sessions_channel on external_sessions (org_id, channel_id)',
  'create index external_sessions_session on external_sessions (org_id, session_id)',
  'create index external_sessions_recording on external_sessions (org_id, recording_id)',
  `create index external_sessions_waiting on external_sessions (org_id, created_at) where session_id is null`,

  `create table external_turns (
  org_id uuid not null,
  external_id text not null,
  number integer not null,
  content text not null,
  speaker text,
  start double precision,
  primary key (org_id, external_id, number),
  foreign key (org_id, external_id) references external_sessions (org_id, external_id) on delete cascade
)`,

  `create table external_appointments (
  org_id uuid not null references organizations on delete cascade,
  external_id text not null check (length(external_id) <= 200),
  channel_id uuid,
  appointment_id uuid,
  sent_hash text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, external_id),
  foreign key (org_id, channel_id) references channels (org_id, id) on delete set null (channel_id),
  foreign key (org_id, appointment_id) references appointments (org_id, id) on delete set null (appointment_id)
)`,
  'create index external_appointments_channel on external_appointments (org_id, channel_id)',
  'create index external_appointments_appointment on external_appointments (org_id, appointment_id)',

  // Turns count toward the limit of long texts from the moment they arrive.
  `create trigger count_insert after insert on external_turns referencing new table as changed
  for each statement execute function count_change('org_id', 'octet_length(content)')`,
  `create trigger count_delete after delete on external_turns referencing old table as changed
  for each statement execute function count_change('org_id', 'octet_length(content)')`,
];
