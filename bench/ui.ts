import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { circumstances, median, tableOf } from '../packages/server/scripts/bench/figures.ts';
import { launch } from './browser.ts';
import { type Bundle, buildPage, sizeOf } from './build.ts';
import { type Contestant, type Kind, kinds, type Scene } from './contestants.ts';
import { measureScene, type Outcome } from './stage.ts';

/**
 * Measures our components, compared with a baseline and other libraries, and prints a table for each scene.
 *
 *   npm run ui --prefix bench -- [charts weeks transcripts sidebars players tables] [--rounds 7] [--any-load] [--write]
 *
 * --any-load doesn't wait until the machine is idle; --write keeps the milliseconds of each round in `results`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    'any-load': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds is a number of at least 1, such as 7.');
const browser = await launch();
const complaints: string[] = [];
try {
  for (const [folder, kind] of Object.entries(kinds)) {
    if (positionals.length === 0 || positionals.includes(folder)) await measureKind(folder, kind);
  }
  process.stdout.write(`\n${circumstances(browser.version())} Medians of ${rounds}.\n`);
} finally {
  await browser.close();
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function measureKind(folder: string, { title, viewport, scenes, others }: Kind) {
  process.stderr.write(`\n${title}: building…\n`);
  const contestants = [
    { name: 'floor', file: 'floor.tsx' },
    { name: 'ours', file: 'console.tsx' },
    ...others,
  ];
  const bundles = new Map<string, Bundle>();
  const names = new Map<string, string>();
  for (const contestant of contestants) {
    const { name, file } = contestant;
    try {
      bundles.set(name, await buildPage(`src/${folder}/${file}`));
      names.set(name, `${nameOf(contestant)}, ${await sizeOf(`src/${folder}/${file}`)} kB`);
    } catch (error) {
      complaints.push(`${title}: ${name} could not be built: ${oneLine(error)}`);
    }
  }

  process.stdout.write(`\n## ${title}\n`);
  const results: Record<string, Outcome['samples']> = {};
  for (const scene of scenes) {
    if (!values['any-load']) await untilIdle();
    process.stderr.write(`${scene.words}…\n`);
    const { samples, faults } = await measureScene(browser, bundles, { folder, viewport }, scene, rounds);
    for (const [name, fault] of faults) {
      complaints.push(`${scene.words}: ${name} ${fault}.`);
      delete samples[name];
    }
    results[scene.words] = samples;
    process.stdout.write(`\n### ${scene.words}\n\n${sceneTable(samples, names, scene)}\n`);
  }
  if (values.write)
    writeResults(folder, { on: circumstances(browser.version()), names: [...names.values()], results });
}

/** A row for each candidate and a column for each step. Adds what exceeds a budget to the complaints. */
function sceneTable(
  samples: Outcome['samples'],
  names: ReadonlyMap<string, string>,
  { words, limits }: Scene,
) {
  const steps = Object.keys(samples['floor'] ?? {}).filter((step) => step !== 'empty');
  const workOf = (name: string, step: string) =>
    median(samples[name]?.[step] ?? []) - median(samples[name]?.['empty'] ?? []);
  const ratioOf = (name: string, step: string) => workOf(name, step) / workOf('floor', step);
  const cellOf = (name: string, step: string) =>
    samples[name]
      ? `**${ratioOf(name, step).toFixed(2)}** · ${workOf(name, step).toFixed(1)} ms`
      : 'not measured';

  for (const [step, limit] of Object.entries(limits)) {
    if (!(ratioOf('ours', step) <= limit))
      complaints.push(`${words}: ${step} of ours is more than ${limit} times the work of the floor.`);
  }
  const lines = [...names].map(([name, text]) => [text, ...steps.map((step) => cellOf(name, step))]);
  const budgets = ['ours at most', ...steps.map((step) => limits[step] ?? '')].map(String);
  return tableOf(['', ...steps], [...lines, budgets]);
}

/** Waits for a load average below 0.5, for at most 20 minutes. */
async function untilIdle() {
  for (let second = 0; (loadavg()[0] ?? 0) >= 0.5; second += 5) {
    if (second === 0) process.stderr.write('Waiting for a load average below 0.5 (skip with --any-load)…\n');
    if (second > 1200) throw new Error('The machine isn’t idle. Measure anyway with --any-load.');
    await wait(5000);
  }
}

/** Writes the milliseconds of each round to `results`, in one line for each step. */
function writeResults(folder: string, results: object) {
  const path = join(import.meta.dirname, 'results');
  mkdirSync(path, { recursive: true });
  const text = JSON.stringify(
    results,
    (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value),
    2,
  );
  const lines = text.replace(/\[[\d\s.,-]*\]/g, (numbers) => numbers.replace(/\s+/g, ' '));
  writeFileSync(join(path, `${folder}.json`), `${lines}\n`);
}

function nameOf({ name, of }: Contestant) {
  if (!of) return name;
  const manifest = join(import.meta.dirname, 'node_modules', of, 'package.json');
  return `${name} ${JSON.parse(readFileSync(manifest, 'utf8')).version}`;
}

/** The message of a bundler error, without the code frame. */
function oneLine(error: unknown) {
  const lines = stripVTControlCharacters(String(error)).split('\n');
  return lines.find((line) => line.startsWith('[')) ?? String(error).slice(0, 200);
}
