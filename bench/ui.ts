import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { circumstances, median, tableOf } from '../packages/server/scripts/bench/figures.ts';
import { launch } from './browser.ts';
import { type Bundle, buildPage, sizeOf } from './build.ts';
import { type Contestant, type Kind, kinds, type Scene } from './contestants.ts';
import { openStage, runScene } from './stage.ts';
import { measureTables } from './tables.ts';

/**
 * Measures our charts, calendars, transcripts, sidebars and tables, compared with other libraries or a baseline, and
 * prints a table for each.
 *
 *   npm run ui --prefix bench -- [charts weeks transcripts sidebars tables] [--runs 3]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);
const browser = await launch();
const complaints: string[] = [];
try {
  for (const [name, kind] of Object.entries(kinds)) {
    if (isChosen(name)) await measureKind(name, kind);
  }
  if (isChosen('tables')) complaints.push(...(await measureTables(browser, Number(values.runs))));
  process.stdout.write(`\n${circumstances(browser.version())}\n`);
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
  const sizes = new Map<string, string>();
  for (const { name, file } of contestants) {
    try {
      bundles.set(name, await buildPage(`src/${folder}/${file}`));
      sizes.set(name, await sizeOf(`src/${folder}/${file}`));
    } catch (error) {
      complaints.push(`${title}: ${name} could not be built: ${oneLine(error)}`);
    }
  }

  const outcomes = scenes.map((scene): Outcome => ({ scene, runs: [], faults: new Map() }));
  for (let time = 1; time <= Number(values.runs); time += 1) {
    const stages = await Promise.all(
      [...bundles].map(([name, bundle]) => openStage(browser, name, bundle, viewport)),
    );
    for (const { scene, runs, faults } of outcomes) {
      process.stderr.write(`${scene.words}, run ${time} of ${values.runs}…\n`);
      const found = await runScene(stages, folder, scene);
      runs.push(found.work);
      for (const [name, fault] of found.faults) faults.set(name, fault);
    }
    for (const { page } of stages) await page.close();
  }

  const lines = contestants.map((contestant) => [
    nameOf(contestant),
    sizes.get(contestant.name) ?? '',
    ...outcomes.map((outcome) => cellOf(outcome, contestant.name)),
  ]);
  const limits = ['ours at most', '', ...scenes.map(({ limit }) => `**${limit}**`)];
  const head = ['', 'kB (JS + CSS)', ...scenes.map(({ words }) => words)];
  process.stdout.write(`\n## ${title}\n\n${tableOf(head, [...lines, limits])}\n`);
  for (const outcome of outcomes) {
    const { words, limit } = outcome.scene;
    for (const [name, fault] of outcome.faults) complaints.push(`${words}: ${name} ${fault}.`);
    if (median(ratiosOf(outcome, 'ours')) > limit)
      complaints.push(`${words}: ours is more than ${limit} times the work of the floor.`);
  }
}

/** The results of a scene: milliseconds of each candidate in each run, and faults in the rendered content. */
interface Outcome {
  scene: Scene;
  runs: Map<string, number>[];
  faults: Map<string, string>;
}

function workIn({ runs }: Outcome, name: string) {
  return runs.map((work) => work.get(name) ?? Number.NaN);
}

/** The work of a candidate in each run, as a multiple of the baseline. */
function ratiosOf(outcome: Outcome, name: string) {
  const floor = workIn(outcome, 'floor');
  return workIn(outcome, name).map((work, run) => work / (floor[run] ?? Number.NaN));
}

function cellOf(outcome: Outcome, name: string) {
  const ms = median(workIn(outcome, name));
  if (outcome.faults.has(name) || Number.isNaN(ms)) return 'not measured';
  if (name === 'floor') return `1 · ${ms.toFixed(1)} ms`;
  const ratios = ratiosOf(outcome, name);
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2)).join(' to ');
  return `**${median(ratios).toFixed(2)}** (${spread}) · ${ms.toFixed(1)} ms`;
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
