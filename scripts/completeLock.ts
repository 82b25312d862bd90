import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** The relevant part of an entry in package-lock.json. */
interface Locked {
  version?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

/** The optional dependencies that are missing from the lock, by their path in it. */
export function missingOptionalPackages(packages: Record<string, Locked>): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [place, { optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || found({ ...packages, ...missing }, place, name)?.version === version)
        continue;
      const beside = `${place.slice(0, place.lastIndexOf('node_modules/'))}node_modules/${name}`;
      const isTaken = beside in packages || beside in missing;
      const home = isTaken ? `${place}/node_modules/${name}` : beside;
      missing[home] = { version, ...platformOf(name), optional: true };
    }
  }
  return missing;
}

/** Resolves a package name: in its own node_modules, else in those of the parent folders. */
function found(packages: Record<string, Locked>, place: string, name: string): Locked | undefined {
  const own = packages[`${place}/node_modules/${name}`];
  if (own) return own;
  const above = place.lastIndexOf('/node_modules/');
  return above < 0 ? packages[`node_modules/${name}`] : found(packages, place.slice(0, above), name);
}

const systems = /^(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const processors = /^(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|x64)$/;
const libraries = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

/** The platform a binary package is for, from its name: `@rollup/rollup-linux-x64-musl`. */
export function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.replace('windows', 'win32').replace(/-64$/, '-x64').split(/[/-]/);
  const os = words.filter((word) => systems.test(word)).slice(0, 1);
  const cpu = words.filter((word) => processors.test(word)).slice(0, 1);
  const libc = words.flatMap((word) => libraries[word as keyof typeof libraries] ?? []);
  const of = { cpu, libc: os.includes('linux') ? libc : [], os };
  return Object.fromEntries(Object.entries(of).filter(([, values]) => values.length > 0));
}

/**
 * Adds optional packages of other platforms that npm omitted to package-lock.json.
 *
 * npm omits them if it can't fetch them while it writes the lock (npm/cli#4828), and `npm ci` then rejects the lock.
 * `npm run lock` runs this script. Remove it when npm writes every platform.
 */
if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingOptionalPackages(lock.packages);
  const all = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${Object.keys(missing).length} optional packages of other platforms added.\n`);
}
