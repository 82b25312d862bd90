import { existsSync, statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { backupsIn, writeBackup } from './backup.ts';

const HOUR = 3_600_000;

/**
 * Writes a backup whenever the newest one is a day old. Checks every hour, so that a server that is stopped at night
 * also gets backups. Before the backup it vacuums and analyzes the tables, which the embedded engine doesn't do
 * automatically.
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

/** Vacuums table by table, so that other queries can run in between. */
async function tidyUp(lite: PGlite): Promise<void> {
  const { rows } = await lite.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pg_catalog')",
  );
  for (const { name } of rows) {
    await lite.exec(`vacuum (analyze) ${name}`);
    await turn();
  }
}

async function backupWhenDue(lite: PGlite, folder: string, now = Date.now()): Promise<void> {
  try {
    const newest = existsSync(folder) ? backupsIn(folder).at(-1) : undefined;
    if (newest && now - statSync(newest).mtimeMs < 24 * HOUR) return;
    await tidyUp(lite);
    await writeBackup(lite, folder);
  } catch (error) {
    // A full disk must not stop the server; it retries in an hour.
    process.stderr.write(`The nightly backup failed (${error}).\n`);
  }
}
