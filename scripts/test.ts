import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layers, light } from './layers.ts';
import { writeReleaseChecks } from './releaseChecks.ts';
import { root, run } from './run.ts';
import { type Outcome, outcomesOf, report } from './summary.ts';

/**
 * Runs the tasks of a layer with turbo and prints durations and results. Arguments select tasks of any layer
 * (`npm test -- unit e2e`). Options such as `--force` and `--filter=@console/ui` are passed to turbo. Each run has its
 * own temporary folder, so that tests, browsers and compilers leave no files behind.
 */
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
const named = Object.keys(layers).filter((layer) => given.includes(`--${layer}`));
const options = given.filter((word) => word.startsWith('--') && !named.includes(word.slice(2)));

const anywhere = ['everyday', 'full', 'promises', 'release'];
const wanted = named.length > 0 ? named : ['everyday'];
const chosen = words.length > 0 ? anywhere : wanted;
const phases = chosen
  .flatMap((layer) => layers[layer] ?? [])
  .map((tasks) => tasks.filter((task) => words.length === 0 || words.includes(task)))
  .filter((tasks) => tasks.length > 0);
if (phases.length === 0) throw new Error(`There is no task ${words.join(', ')}: see scripts/layers.ts.`);

const temporary = mkdtempSync(join(tmpdir(), 'console-tests-'));
// Permissions of the system's temporary folder, since PostgreSQL and apt run as other users.
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

const runs = join(root, '.turbo', 'runs');
rmSync(runs, { recursive: true, force: true });
const outcomes: Outcome[] = [];
let code = named.includes('quick') ? 0 : (await run('node', ['scripts/ensureChromium.ts'])).code;
for (const tasks of code === 0 ? phases : []) {
  // The tests of most tasks use both cores, and two browsers would share Vite's cache folder.
  const concurrency = `--concurrency=${tasks.some((task) => light.includes(task)) ? 2 : 1}`;
  const fixed = ['--summarize', '--continue=always', concurrency, '--output-logs=new-only'];
  const phase = await run('turbo', ['run', ...tasks, ...fixed, '--log-prefix=none', ...options]);
  code ||= phase.code;
  // A phase repeats the builds of previous phases. They count once, unless they fail now.
  const known = new Set(outcomes.map(({ name }) => name));
  outcomes.push(...outcomesOf(runs).filter(({ name, isGreen }) => !isGreen || !known.has(name)));
}
report(outcomes);
const ofRelease = new Set(layers['release']?.flat());
const releaseChecks = outcomes.filter(({ name }) => ofRelease.has(name.slice(name.indexOf('#') + 1)));
if (releaseChecks.length > 0) writeReleaseChecks(releaseChecks);
process.exitCode = code;
