import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes one file's contents, or one folder's list of names, reach the disk. */
export function syncPath(path: string): void {
  // Windows cannot open a folder and keeps its names in a journal of its own.
  const file = openFor(path);
  if (file === undefined) return;
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a folder with everything below it reach the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function openFor(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return undefined;
    throw error;
  }
}
