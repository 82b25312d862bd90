import { type Kysely, sql } from 'kysely';

/** Accounts, sign-in and payment, and the trigger that increments the version of a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const changeable = `version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()`;

const statements = [
  `create function stamp_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$`,

  `create table users (
  id uuid primary key default gen_random_uuid(),
  iss text,
  sub text,
  email text not null,
  full_name text not null,
  picture text,
  main_credit_card uuid,
  terms_accepted_at timestamptz,
  password_hash text,
  ${changeable},
  unique (iss, sub),
  check ((iss is null) = (sub is null))
)`,
  'create index users_email on users (lower(email))',
  'create unique index users_password_email on users (lower(email)) where password_hash is not null',

  `create table user_settings (
  user_id uuid primary key references users on delete cascade,
  language text,
  phone text,
  subscribed_with text,
  paypal_token text,
  ${changeable}
)`,

  `create table credit_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  buyer_card_mask text not null,
  buyer_card_exp text not null check (buyer_card_exp ~ '^[0-9]{4}$'),
  ${changeable},
  unique (user_id, id)
)`,
  `alter table users add constraint users_main_credit_card_fkey foreign key (id, main_credit_card)
  references credit_cards (user_id, id) on delete set null (main_credit_card)`,

  `create table card_setups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz
)`,
  'create index card_setups_user on card_setups (user_id)',

  `create table login_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  media_hash text not null unique,
  user_agent text,
  referer text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null
)`,
  'create index login_sessions_user on login_sessions (user_id, created_at)',
  'create index login_sessions_expiry on login_sessions (expires_at)',

  'create table used_identity_tokens (token_hash text primary key, expires_at timestamptz not null)',
  'create index used_identity_tokens_expiry on used_identity_tokens (expires_at)',
  'create table sign_in_nonces (nonce_hash text primary key, expires_at timestamptz not null)',
  'create index sign_in_nonces_expiry on sign_in_nonces (expires_at)',

  ...['users', 'user_settings', 'credit_cards'].map(
    (table) =>
      `create trigger stamp_change before update on ${table} for each row execute function stamp_change()`,
  ),
];
