import { type Kysely, sql } from 'kysely';

/**
 * What integrations are set up with is kept encrypted. A migration has no key: the server encrypts what is there when
 * it starts, see `protectSecrets`, and leaves the columns of before empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table integrations
    add column sealed_configuration text,
    add column sealed_app_tokens text`.execute(db);
}
