import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseError, reason } from '../errors.ts';

/**
 * Creates the data folder and checks that it is writable.
 *
 * @throws {DatabaseError} with one sentence if it isn't
 */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, 'probe');
    rmSync(probe);
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be written (${reason(error)}). Give this user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
}

/** Node's own recursive `mkdir` never returns on a file system that reports ENOENT, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
