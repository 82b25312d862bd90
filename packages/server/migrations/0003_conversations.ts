import { type Kysely, sql } from 'kysely';

/** Contacts, conversations and appointments. Deleting a channel or a contact keeps the conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const changeable = `version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()`;

const inOrganization = `id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade`;

const toChannel =
  'foreign key (org_id, channel_id) references channels (org_id, id) on delete set null (channel_id)';

const toContact =
  'foreign key (org_id, contact_id) references contacts (org_id, id) on delete set null (contact_id)';

const statements = [
  `create table contacts (
  ${inOrganization},
  channel_id uuid,
  name text not null check (name <> ''),
  phone text not null default '',
  email text not null default '',
  status text not null default 'new'
    check (status in ('new', 'contacted', 'converted', 'irrelevant', 'postponed')),
  responsible text not null default '',
  responsible_id uuid,
  source text not null default '',
  next_date_of_contact timestamptz,
  notes text not null default '',
  ${changeable},
  unique (org_id, id),
  ${toChannel},
  foreign key (org_id, responsible_id) references memberships (org_id, user_id)
    on delete set null (responsible_id)
)`,
  'create index contacts_created on contacts (org_id, created_at, id)',
  'create index contacts_next on contacts (org_id, next_date_of_contact, name, id)',
  'create index contacts_name on contacts (org_id, name, id)',
  'create index contacts_phone on contacts (org_id, phone)',
  'create index contacts_channel on contacts (org_id, channel_id)',
  'create index contacts_responsible on contacts (org_id, responsible_id)',

  `create table recordings (
  ${inOrganization},
  file_name text not null unique check (file_name ~ '^[a-z0-9][a-z0-9.-]*$'),
  media_type text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  unique (org_id, id)
)`,

  `create table sessions (
  ${inOrganization},
  channel_id uuid,
  contact_id uuid,
  kind text not null default 'call' check (kind in ('call', 'chat', 'whatsapp')),
  start_time timestamptz not null,
  end_time timestamptz,
  duration integer check (duration >= 0),
  active boolean not null default true,
  status text,
  summary text not null default '',
  transcription text not null default '',
  transcript jsonb,
  recording_id uuid,
  ${changeable},
  unique (org_id, id),
  check (end_time >= start_time),
  ${toChannel},
  ${toContact},
  foreign key (org_id, recording_id) references recordings (org_id, id) on delete set null (recording_id)
)`,
  'create index sessions_start on sessions (org_id, start_time desc, id desc)',
  'create index sessions_channel on sessions (org_id, channel_id, start_time desc, id desc)',
  'create index sessions_contact on sessions (org_id, contact_id, start_time desc, id desc)',
  'create index sessions_recording on sessions (org_id, recording_id) where recording_id is not null',

  `create table appointments (
  ${inOrganization},
  channel_id uuid,
  contact_id uuid,
  title text not null check (title <> ''),
  description text not null default '',
  start_time timestamptz not null,
  end_time timestamptz not null,
  status text not null default 'scheduled'
    check (status in ('pending', 'scheduled', 'completed', 'cancelled')),
  contact_name text not null,
  contact_phonenumber text not null default '',
  ${changeable},
  unique (org_id, id),
  check (end_time > start_time),
  ${toChannel},
  ${toContact}
)`,
  'create index appointments_start on appointments (org_id, start_time, id)',
  'create index appointments_created on appointments (org_id, created_at, id)',
  'create index appointments_channel on appointments (org_id, channel_id)',
  'create index appointments_contact on appointments (org_id, contact_id, start_time desc, id desc)',

  ...['contacts', 'sessions', 'appointments'].map(
    (table) =>
      `create trigger stamp_change before update on ${table} for each row execute function stamp_change()`,
  ),
];
