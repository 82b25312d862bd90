/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out.
 *
 * npm forgets them when they cannot be fetched while the lock is written (npm/cli#4828), and `npm ci` then
 * refuses the lock. Run by `npm run lock`; can go when npm writes every platform by itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Locked, missingOptionalPackages } from './lock.ts';

const path = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptionalPackages(lock.packages);

lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(missing).length} optional packages of other platforms added.\n`);
