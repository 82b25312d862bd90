import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../scripts/run.ts';
import { copyCheckout } from './copy.ts';
import { mutations } from './list/index.ts';
import type { Mutation, Red } from './mutation.ts';
import { type Outcome, read, type Task, tasks } from './tasks.ts';

/**
 * Breaks one requirement after another in a copy of the checkout, and checks that the test of each requirement fails.
 *
 *     node mutations/run.ts               all mutations
 *     node mutations/run.ts focus server  those with "focus" in their name, and those of the task "server"
 */
const words = process.argv.slice(2);
const isMeant = ({ name, red }: Mutation) =>
  words.length === 0 || words.some((word) => (word in tasks ? red.task === word : name.includes(word)));
const chosen = mutations.filter(isMeant);
/** Detected, undetected, or outdated: the text or the test doesn't exist, or the test fails without the change. */
type Verdict = 'red' | 'survived' | 'stale';
const verdicts: { verdict: Verdict; line: string }[] = [];

/** Messages of tests that couldn't start the product. */
const notLoaded = [
  'Failed to fetch dynamically imported module',
  'Failed to resolve import',
  'Cannot find module',
  'SyntaxError',
  'Transform failed',
  'before it was ready',
  'browser has been closed',
  'browserType.launch',
];

const { copy, run } = copyCheckout();
const report = join(copy, '..', 'report.json');
const unchanged = await runUnchanged(chosen.filter(({ find, file }) => textIsThere(file, find)));
for (const mutation of chosen) {
  const start = performance.now();
  const [verdict, note] = await judge(mutation);
  const seconds = Math.round((performance.now() - start) / 1000);
  const row = [verdict.padEnd(8), `${seconds} s`.padStart(5), mutation.red.task.padEnd(9), mutation.name];
  const line = `${row.join('  ')}\n    ${note}\n`;
  process.stdout.write(line);
  verdicts.push({ verdict, line });
}
const count = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted).length;
if (count('red') < chosen.length) process.stdout.write('\nNot red:\n');
for (const { verdict, line } of verdicts) if (verdict !== 'red') process.stdout.write(line);
process.stdout.write(
  `\n${count('red')} red as expected, ${count('survived')} survived, ${count('stale')} stale\n`,
);
process.exitCode = count('red') === chosen.length && chosen.length > 0 ? 0 : 1;
const counts = { numPassedTests: count('red'), numFailedTests: chosen.length - count('red') };
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/scripts-mutations.json'), JSON.stringify(counts));

function textIsThere(file: string, text: string) {
  try {
    return readFileSync(join(copy, file), 'utf8').split(text).length === 2;
  } catch {
    return false;
  }
}

/** Runs every test without a change, so that later failures are due to the change. One run for each task. */
async function runUnchanged(all: Mutation[]) {
  const results = new Map<string, Outcome[] | string>();
  const keyed = Map.groupBy(all, ({ red }) => keyOf(red));
  for (const [key, group] of keyed) {
    const start = performance.now();
    const reds = group.map(({ red }) => red);
    results.set(key, await outcomes(reds));
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(
      `unchanged ${String(seconds).padStart(3)} s  ${key}: tests of ${reds.length} mutations\n`,
    );
  }
  return results;
}

/** The same for mutations whose tests can run together. */
function keyOf({ task, file = '' }: Red) {
  const { isPerFile }: Task = tasks[task];
  return isPerFile ? `${task} ${file}` : task;
}

async function judge({ file, find, replace, red }: Mutation): Promise<[Verdict, string]> {
  if (!textIsThere(file, find)) return ['stale', `${file} doesn't have the text exactly once`];
  const before = unchanged.get(keyOf(red)) ?? [];
  if (typeof before === 'string') return ['stale', before];
  const { hasReport }: Task = tasks[red.task];
  const found = hasReport ? before.filter(({ title }) => title.includes(red.title)) : before;
  if (found.length === 0) return ['stale', `no test has the title "${red.title}"`];
  const wrong = found.find(({ isGreen }) => !isGreen);
  if (wrong) return ['stale', `the test fails without the change: ${wrong.message}`];

  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const after = await outcomes([red]);
  writeFileSync(path, source);

  if (typeof after === 'string') return ['survived', `not proven: ${after}`];
  const failed = after.filter(({ title, isGreen }) => !isGreen && (!hasReport || title.includes(red.title)));
  const [first] = failed;
  if (!first) return ['survived', 'the test passes'];
  if (notLoaded.some((words) => first.message.includes(words)))
    return ['survived', `not proven, nothing could be loaded: ${first.message}`];
  return ['red', first.message];
}

/** The results of the tests, or the reason why none ran. */
async function outcomes(wanted: Red[]): Promise<Outcome[] | string> {
  const [{ task }] = wanted as [Red];
  const { build, command, hasReport }: Task = tasks[task];
  const built = build && (await run(build));
  if (built && built.code !== 0) return `the build fails: ${built.output.slice(-300)}`;
  rmSync(report, { force: true });
  const { code, output } = await run(command(wanted, report), { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (hasReport) {
    const tests = read(report);
    return tests.length > 0 ? tests : `no test ran: ${output.slice(-600)}`;
  }
  const said = stripVTControlCharacters(output)
    .split('\n')
    .find((line) => wanted.some(({ title }) => line.includes(title)));
  if (code !== 0 && !said) return `the command fails for another reason: ${output.slice(-600)}`;
  return [{ title: '', isGreen: code === 0, message: said?.trim().slice(0, 160) ?? '' }];
}
