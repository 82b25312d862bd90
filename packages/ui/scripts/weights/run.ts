import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { six } from './own.ts';
import { nameOf, weighOne, writtenSizes } from './page.ts';
import { peers } from './peers.ts';

/**
 * `npm run sizes` measures the built library beside others, which it installs in a temporary folder, and shows the page;
 * `-- -u` writes it. `-- --check` measures the six alone and fails when the page tells another size.
 */
const { values } = parseArgs({
  options: { update: { type: 'boolean', short: 'u' }, check: { type: 'boolean' } },
});
const page = join(import.meta.dirname, '../../../../docs/sizes.md');

/** By how much a size may be off before the page must be written again. */
const tolerance = 0.1;

if (values.check) await check();
else await measure();

async function check() {
  const written = readFileSync(page, 'utf8');
  for (const own of six) {
    const told = Number(
      written
        .split('\n')
        .find((line) => line.includes(nameOf(own)))
        ?.split('|')[5],
    );
    const { script, styles } = await weighOne(own);
    const now = (script + styles) / 1000;
    const isTrue = Math.abs(now - told) <= told * tolerance;
    process.stdout.write(
      `${isTrue ? 'as written' : 'OFF       '}  ${now.toFixed(1)} kB  ${own.names.join(', ')}\n`,
    );
    if (isTrue) continue;
    process.stdout.write(`docs/sizes.md tells ${told} kB: npm run sizes -- -u\n`);
    process.exitCode = 1;
  }
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'console-sizes-'));
  const wanted = Object.values(peers)
    .flat()
    .map(({ packages }) => packages);
  const manifest = {
    private: true,
    dependencies: Object.assign({ react: '19.3.1', 'react-dom': '19.3.1' }, ...wanted),
    // It asks for one version alone of what others have in a newer one.
    overrides: { '@schedule-x/calendar': { 'temporal-polyfill': '$temporal-polyfill' } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  const written = await writtenSizes(folder, versionOf);
  rmSync(folder, { recursive: true, force: true });
  if (values.update) writeFileSync(page, written);
  else process.stdout.write(written);
}

/** The version that is installed, as its own manifest says. */
function versionOf(name: string, from: string): string {
  const paths = createRequire(join(from, 'x.js')).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return JSON.parse(readFileSync(join(path, name, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder; the next one is above it.
    }
  }
  throw new Error(`${name} is not installed`);
}
