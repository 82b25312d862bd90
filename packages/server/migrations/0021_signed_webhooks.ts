import { type Kysely, sql } from 'kysely';

/** Providers that sign their webhooks with a secret instead of sending a service token. The secret is encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table service_tokens
  add column provider text,
  add column signing_secret text,
  add constraint service_tokens_secret_of_provider check ((provider is null) = (signing_secret is null))`,
];
