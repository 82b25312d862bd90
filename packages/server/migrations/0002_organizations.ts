import { type Kysely, sql } from 'kysely';

/**
 * Organizations and their configuration. Every reference inside an organization is a foreign key on `(org_id, id)`, so
 * a row can't reference another organization, even if a query forgets to check it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const changeable = `version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()`;

const inOrganization = `id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade`;

const statements = [
  `create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  pronounciation_name text not null default '',
  owner_id uuid not null references users,
  country_code text not null default 'il' check (country_code ~ '^[a-z]{2}$'),
  address text not null default '',
  official_phone text not null default '',
  industry text not null default '',
  working_hours_and_days text not null default '',
  pricing text not null default '',
  features text not null default '',
  time_zone text not null default 'Asia/Jerusalem',
  ${changeable}
)`,
  'create index organizations_owner on organizations (owner_id)',

  `create table memberships (
  ${inOrganization},
  user_id uuid references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'staff', 'viewer')),
  permissions text[] not null default '{}',
  invited_email text,
  invited_name text,
  joined_at timestamptz,
  ${changeable},
  unique (org_id, user_id),
  unique (org_id, id),
  check (user_id is not null or invited_email is not null)
)`,
  'create index memberships_user on memberships (user_id)',
  `create unique index memberships_invitation on memberships (lower(invited_email), org_id) where user_id is null`,

  `create table phones (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^[0-9]{10}$'),
  created_at timestamptz not null default now()
)`,

  `create table channels (
  ${inOrganization},
  name text not null check (name <> ''),
  type text not null default 'phone',
  active boolean not null default true,
  phone_id uuid unique references phones,
  appointments_need_approval boolean not null default false,
  ${changeable},
  unique (org_id, id)
)`,
  'create index channels_list on channels (org_id, name, id)',

  `create table bots (
  ${inOrganization},
  channel_id uuid not null unique,
  name text not null,
  bot_type text not null default 'voice',
  rep_type text not null default 'sales' check (rep_type in ('support', 'technical', 'sales')),
  personality_type text not null default 'Professional'
    check (personality_type in ('Professional', 'Friendly', 'Daily')),
  creativity_scale double precision not null default 0 check (creativity_scale between 0 and 1),
  ai_instructions text not null default '',
  product_features text not null default '',
  opening_message text not null,
  closing_message text not null default '',
  goals text not null default '',
  ${changeable},
  foreign key (org_id, channel_id) references channels (org_id, id) on delete cascade
)`,
  'create index bots_organization on bots (org_id)',

  `create table qna (
  org_id uuid not null references organizations on delete cascade,
  id bigint not null,
  question text not null,
  answer text not null,
  ${changeable},
  primary key (org_id, id)
)`,

  `create table integration_types (
  id uuid primary key default gen_random_uuid(),
  type text not null unique,
  name text not null,
  label text not null,
  image text not null,
  position integer not null
)`,

  `create table integrations (
  ${inOrganization},
  type_id uuid not null references integration_types,
  enabled boolean not null default true,
  configuration jsonb,
  app_tokens jsonb,
  channel_id uuid,
  ${changeable},
  unique (org_id, type_id),
  unique (org_id, id),
  foreign key (org_id, channel_id) references channels (org_id, id) on delete set null (channel_id)
)`,
  'create index integrations_channel on integrations (org_id, channel_id)',
  'create index integrations_type on integrations (type_id)',

  ...['organizations', 'memberships', 'channels', 'bots', 'qna', 'integrations'].map(
    (table) =>
      `create trigger stamp_change before update on ${table} for each row execute function stamp_change()`,
  ),
];
