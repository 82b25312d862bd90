import { resolve } from 'node:path';
import { encryption, keyOf } from '../src/config/encryption.ts';
import { keyInFolder } from '../src/config/encryptionKey.ts';
import { open } from '../src/database/open.ts';
import { compact } from '../src/resources/personalData/compact.ts';
import { erasureLogOf, erasureTerms } from '../src/resources/personalData/erasureTerms.ts';
import { planSweep, repeatErasures, sweep } from '../src/resources/personalData/sweep.ts';

/*
 * Prints what the nightly sweep would remove now. With `--apply`, removes it, and first erases again what a restored
 * backup has brought back. With `--compact`, also rewrites the files of the database without deleted rows, for which
 * PostgreSQL requires a superuser.
 * The server must be stopped, unless DATABASE_URL names a PostgreSQL server.
 *
 *   node scripts/sweepErasures.ts <data folder> [--apply] [--compact]
 */
const given = process.argv.slice(2);
const [folder] = given.filter((argument) => !argument.startsWith('--'));

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function main(): Promise<string> {
  if (!folder) throw new Error('Name the data folder: sweepErasures.ts <data folder> [--apply] [--compact].');
  const dataDir = resolve(folder);
  const { DATABASE_URL: databaseUrl, ENCRYPTION_KEY: key } = process.env;
  const database = await open(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const terms = erasureTerms(encryption((key && keyOf(key)) || keyInFolder(dataDir)), database);
    const sweeping = { db: database.db, terms, erasureLog: erasureLogOf(dataDir) };
    const isApplied = given.includes('--apply');
    if (isApplied) process.stdout.write(`Erased again after a restore: ${await repeatErasures(sweeping)}\n`);
    const plan = await planSweep(sweeping);
    console.table(plan.erasures.map(({ id, removed }) => ({ erasure: id, ...removed })));
    console.table(plan.retention);
    if (isApplied) await sweep(sweeping, plan);
    if (given.includes('--compact')) await compact(database.db);
    return isApplied
      ? 'Removed. The server removes the files of the recordings when it starts.'
      : 'Nothing was removed. To remove this, add --apply.';
  } finally {
    await database.close();
  }
}
