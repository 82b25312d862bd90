import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupsIn, restoreBackup } from '../src/database/durable/backup.ts';
import { prepareFolder } from '../src/database/durable/folder.ts';
import { lock } from '../src/database/durable/lock.ts';
import { sumsInFolder } from './tableSums.ts';

/*
 * Replaces the embedded database with a backup; the server must be stopped. The old database is kept next to it under
 * another name. Before the replacement, prints the number of rows of each table and their checksum.
 *
 *   node scripts/restoreBackup.ts <data folder> [backup = the newest one]
 */
const [given, chosen] = process.argv.slice(2);

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function main(): Promise<string> {
  if (!given) throw new Error('Name the data folder: restoreBackup.ts <data folder> [backup].');
  const dataDir = resolve(given);
  prepareFolder(dataDir);
  const held = await lock(dataDir);
  try {
    const backups = join(dataDir, 'backups');
    const backup = chosen ?? (existsSync(backups) ? backupsIn(backups).at(-1) : undefined);
    if (!backup) throw new Error(`There is no backup in ${backups}.`);
    const folder = join(dataDir, 'database');
    const restored = `${folder}.restored`;
    // Left by a restore that was interrupted.
    rmSync(restored, { recursive: true, force: true });
    await restoreBackup(backup, restored);
    console.table(await sumsInFolder(restored));
    const aside = `${folder}.before-${new Date().toISOString().replaceAll(':', '-')}`;
    if (existsSync(folder)) renameSync(folder, aside);
    renameSync(restored, folder);
    return `Restored ${backup}. ${existsSync(aside) ? `What was there before is in ${aside}.` : ''}`;
  } finally {
    held.release();
  }
}
