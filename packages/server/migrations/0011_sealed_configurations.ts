import { type Kysely, sql } from 'kysely';

/**
 * Encrypts the configurations of integrations. A migration doesn't have the key: the server encrypts existing values
 * when it starts, see `protectSecrets`, and empties the old columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table integrations
    add column sealed_configuration text,
    add column sealed_app_tokens text`.execute(db);
}
