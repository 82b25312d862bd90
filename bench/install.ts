import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/run.ts';

const bench = import.meta.dirname;

/** Installs what this folder's lock asks for, unless it is there already, each in its version. */
export async function install() {
  if (isInstalled()) return;
  process.stdout.write('Installing what ours is measured against and with, in bench/node_modules; once…\n');
  const { code } = await run('npm', ['ci', '--prefix', bench, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  throw new Error(
    `The packages of bench could not be installed (npm ci ended with ${code}, its reason is above). Most often the network or the registry cannot be reached. Nothing was measured.`,
  );
}

/** A package that is for some machines only, and of no use here, has no version here. */
function isInstalled() {
  const present = versionsIn('node_modules/.package-lock.json');
  return Object.entries(versionsIn('package-lock.json')).every(
    ([place, { version, optional, peer }]) =>
      place === '' || present[place]?.version === version || optional || peer,
  );
}

function versionsIn(file: string): Record<string, { version?: string; optional?: boolean; peer?: boolean }> {
  const path = join(bench, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
