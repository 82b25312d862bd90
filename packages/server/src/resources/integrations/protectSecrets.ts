import { type Kysely, sql } from 'kysely';
import type { Encryption } from '../../config/encryption.ts';
import { StartupError } from '../../config.ts';
import type { Tables } from '../../database/schema.ts';
import { sealedOf } from './sealed.ts';

const proof = 'encryption_proof';
const batch = 100;

/**
 * Checks that the key belongs to this database, and encrypts secrets that are still in plain text.
 *
 * @throws {StartupError} if the key isn't the one of the first start
 */
export async function protectSecrets(db: Kysely<Tables>, encryption: Encryption): Promise<void> {
  await checkKey(db, encryption);
  let count = 0;
  for (let done = batch; done === batch; count += done) {
    done = await db.transaction().execute((trx) => sealSome(trx, encryption));
  }
  // Until the vacuum, the plain text is still in the database files, in dead rows.
  if (count > 0) await sql`vacuum full integrations`.execute(db);
}

/** If several servers start at the same time, the proof of the first one is kept. */
async function checkKey(db: Kysely<Tables>, { seal, open }: Encryption) {
  await db
    .insertInto('server_state')
    .values({ key: proof, value: seal(proof, proof) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', proof)
    .executeTakeFirstOrThrow();
  try {
    open(value, proof);
  } catch (cause) {
    throw new StartupError(
      'The encryption key is not the one that the secrets of this database are encrypted with: put back the file encryption.key of the data folder, or the ENCRYPTION_KEY of before.',
      { cause },
    );
  }
}

async function sealSome(trx: Kysely<Tables>, encryption: Encryption): Promise<number> {
  const rows = await trx
    .selectFrom('integrations')
    .select(['id', 'configuration', 'app_tokens'])
    .where((row) => row.or([row('configuration', 'is not', null), row('app_tokens', 'is not', null)]))
    .limit(batch)
    .forUpdate()
    .execute();
  for (const { id, ...clear } of rows) {
    const { sealed_configuration, sealed_app_tokens } = sealedOf(encryption, id, clear);
    await trx
      .updateTable('integrations')
      .set({
        ...(sealed_configuration && { sealed_configuration }),
        ...(sealed_app_tokens && { sealed_app_tokens }),
        ...{ configuration: null, app_tokens: null },
      })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}
