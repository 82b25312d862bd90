import { type Kysely, sql } from 'kysely';

/** Guesses of passwords and codes are counted for each account; accounts with a password may have a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // By the hash of an address that was typed: it may be nobody's.
  `create table guesses (
  key_hash text primary key,
  count integer not null,
  next_at timestamptz not null,
  expires_at timestamptz not null
)`,
  'create index guesses_expiry on guesses (expires_at)',

  // In tables of their own, since using a code does not change the person.
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
