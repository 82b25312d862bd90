import { type Kysely, sql } from 'kysely';

/** Counts guesses of passwords and codes per account. Accounts with a password can have a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Keyed by the hash of the typed email address, which might not belong to anyone.
  `create table guesses (
  key_hash text primary key,
  count integer not null,
  next_at timestamptz not null,
  expires_at timestamptz not null
)`,
  'create index guesses_expiry on guesses (expires_at)',

  // Separate tables, because using a code doesn't change the user's row.
  `create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint
)`,
  `create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
)`,
];
