import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Syncs the contents of a file, or the entries of a folder, to the disk. */
export function syncPath(path: string): void {
  // Windows can't open a folder, and journals its entries itself.
  const file = openFor(path);
  if (file === undefined) return;
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a folder and everything below it to the disk. */
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
