import { readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { createCluster } from './cluster.ts';
import { syncPath } from './sync.ts';

/** The number of backups to keep. The oldest are deleted. */
const KEPT = 14;

/**
 * Writes the whole embedded database to `folder` as one compressed file, atomically.
 *
 * @returns the path of the new backup
 */
export async function writeBackup(lite: PGlite, folder: string, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Remove incomplete files of interrupted attempts, which would keep a full disk full.
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
  await lite.exec('checkpoint');
  const contents = await lite.dumpDataDir('none');
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const draft = `${path}.part`;
  await writeFile(draft, await promisify(gzip)(await contents.arrayBuffer()), { mode: 0o600, flush: true });
  renameSync(draft, path);
  syncPath(folder);
  for (const old of backupsIn(folder).slice(0, -KEPT)) rmSync(old);
  return path;
}

/** The backups in a folder, oldest first. */
export function backupsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  return names.sort().map((name) => join(folder, name));
}

/** Creates a new cluster in `folder`, which must not contain one, from a backup. */
export async function restoreBackup(path: string, folder: string): Promise<void> {
  await createCluster(folder, new Blob([await promisify(gunzip)(await readFile(path))]));
}
