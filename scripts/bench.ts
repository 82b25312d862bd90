import { parseArgs } from 'node:util';
import { install } from '../bench/install.ts';
import { benchUi } from '../bench/ui.ts';
import { run } from './run.ts';

/**
 * `npm run bench -- --ui` measures our charts, calendars, transcripts and sidebars against others, `--server` the
 * server. What the first compares with is installed in the folder `bench` when it is first asked for.
 */
const help = `npm run bench -- --ui [--charts] [--weeks] [--transcripts] [--sidebars] [--runs 3]
npm run bench -- --server`;

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
  await install();
  await build();
  const only = kinds.filter((name) => values[name]);
  return benchUi({ only: only.length > 0 ? only : [...kinds], runs });
}

/** What is measured is what is published. */
async function build() {
  process.stdout.write('Building @console/ui…\n');
  const { code } = await run('npm', ['run', 'build', '--workspace=@console/ui']);
  if (code !== 0) throw new Error('@console/ui could not be built; the reason is above.');
}
