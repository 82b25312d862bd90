import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../database/durable/sync.ts';
import { keyOf, newKey } from './encryption.ts';
import { StartupError } from './startupError.ts';

/**
 * The encryption key of a data folder, from its file `encryption.key`, which is made when it is missing. Only this
 * user may read it; of several servers that make it at the same time, all read the one that was first.
 *
 * @throws {StartupError} when the file holds something else
 */
export function keyInFolder(folder: string): Buffer {
  const file = join(folder, 'encryption.key');
  if (!existsSync(file)) makeKey(folder, file);
  const key = keyOf(readFileSync(file, 'utf8').trim());
  if (!key) {
    throw new StartupError(
      `${file} must hold the encryption key, 32 bytes in base64: restore it from a backup, or set ENCRYPTION_KEY.`,
    );
  }
  return key;
}

/** The file is there whole or not at all, also after a power cut. */
function makeKey(folder: string, file: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${newKey().toString('base64')}\n`, { mode: 0o600 });
  syncPath(draft);
  try {
    linkSync(draft, file);
  } catch {
    // Another server was first, or this file system has no links.
    if (!existsSync(file)) renameSync(draft, file);
  }
  rmSync(draft, { force: true });
  syncPath(folder);
}
