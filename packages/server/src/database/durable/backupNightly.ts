import { existsSync, statSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { backupsIn, writeBackup } from './backup.ts';

const HOUR = 3_600_000;

/**
 * Writes a backup whenever the newest one is a day old: looked at every hour, so that a server which is
 * stopped at night gets one too. Before it the database is tidied up, which the embedded engine never does by
 * itself: space of changed rows is used again, and queries are planned by what the tables hold now.
 */
export function backupNightly(lite: PGlite, folder: string): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = backupWhenDue(lite, folder);
  }, HOUR).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function backupWhenDue(lite: PGlite, folder: string, now = Date.now()): Promise<void> {
  try {
    const newest = existsSync(folder) ? backupsIn(folder).at(-1) : undefined;
    if (newest && now - statSync(newest).mtimeMs < 24 * HOUR) return;
    await lite.exec('vacuum (analyze)');
    await writeBackup(lite, folder);
  } catch (error) {
    // A full disk must not stop the server; the next hour tries again.
    process.stderr.write(`The nightly backup failed (${error}).\n`);
  }
}
