import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchUi } from '../bench/ui.ts';
import { root, run } from './run.ts';

/**
 * `npm run bench -- --ui` measures our charts, calendars, transcripts and sidebars against others, `--server` the
 * server. What the first compares with is installed in the folder `bench` when it is first asked for.
 */
const help = `npm run bench -- --ui [--charts] [--weeks] [--transcripts] [--sidebars] [--runs 3]
npm run bench -- --server`;

const bench = join(root, 'bench');

const kinds = ['charts', 'weeks', 'transcripts', 'sidebars'] as const;

await main().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);

async function main() {
  const { values } = parseArgs({
    options: {
      ui: { type: 'boolean' },
      charts: { type: 'boolean' },
      weeks: { type: 'boolean' },
      transcripts: { type: 'boolean' },
      sidebars: { type: 'boolean' },
      server: { type: 'boolean' },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return true;
  }
  if (values.server) return (await run('npm', ['run', 'bench:server'])).code === 0;

  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs is a number of times, such as 3.\n${help}`);
  if (!isInstalled()) await install();
  await build();
  const only = kinds.filter((name) => values[name]);
  return benchUi({ only: only.length > 0 ? only : [...kinds], runs });
}

/** Whether the others are there, each in the version that the lock of `bench` asks for. */
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

async function install() {
  process.stdout.write('Installing what ours is measured against, in bench/node_modules; once…\n');
  const { code } = await run('npm', ['ci', '--prefix', bench, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  throw new Error(
    `The charts and calendars that ours are measured against could not be installed (npm ci ended with ${code}, its reason is above). Most often the network or the registry cannot be reached. Nothing was measured.`,
  );
}

/** What is measured is what is published. */
async function build() {
  process.stdout.write('Building @console/ui…\n');
  const { code } = await run('npm', ['run', 'build', '--workspace=@console/ui']);
  if (code !== 0) throw new Error('@console/ui could not be built; the reason is above.');
}
