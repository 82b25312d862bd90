import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import type { LockedPackage } from './licences.ts';

/** Where packages of others are locked: the console with its tools, and the page that measures other libraries. */
export const locks = ['.', 'bench'].map((folder) => {
  const file = join(root, folder, 'package-lock.json');
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
  return { folder: join(root, folder), name: join(folder, 'package-lock.json'), packages };
});
