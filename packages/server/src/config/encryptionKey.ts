import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../database/durable/sync.ts';
import { keyOf, newKey } from './encryption.ts';
import { StartupError } from './startupError.ts';

/**
 * The encryption key of a data folder, from its file `encryption.key`, which is created if it is missing. Only the
 * current user can read it. If several servers create it at the same time, all of them use the first one.
 *
 * @throws {StartupError} if the file doesn't contain a key
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

/** Creates the file atomically: after a power cut it is complete or missing. */
function makeKey(folder: string, file: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${newKey().toString('base64')}\n`, { mode: 0o600 });
  syncPath(draft);
  try {
    linkSync(draft, file);
  } catch {
    // Another server was first, or this file system doesn't support links.
    if (!existsSync(file)) renameSync(draft, file);
  }
  rmSync(draft, { force: true });
  syncPath(folder);
}
