import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';
import { type Report, testsIn } from './testReports.ts';

/** The outcome of one task, with the number of its checks. */
export interface Outcome {
  /** `ui#browser` */
  name: string;
  seconds: number;
  isGreen: boolean;
  isCached: boolean;
  passed: number;
  failed: number;
  failures: Failure[];
}

interface Failure {
  title: string;
  message: string;
}

interface TurboTask {
  taskId: string;
  task: string;
  package: string;
  command: string;
  cache: { status: 'HIT' | 'MISS' };
  execution?: { startTime: number; endTime: number; exitCode: number | null };
}

/** Messages of a browser or test runner that crashed or timed out. The product might be fine. */
const breakdowns = [
  'has been closed',
  'Target crashed',
  'Page crashed',
  'browserType.launch',
  'Failed to connect to the browser session',
  'Browser connection was closed',
  'Worker exited unexpectedly',
  'worker process exited unexpectedly',
  'Worker terminated due to reaching memory limit',
  'Timeout waiting for worker',
  'Timeout calling',
  'Failed to start threads worker',
  'Failed to start forks worker',
  'Test timed out in',
  'Hook timed out in',
  'Test timeout of',
  'net::ERR_INSUFFICIENT_RESOURCES',
  'ENOSPC',
  'EMFILE',
];

/** The pending action when a Playwright test timed out: `Error: locator.click: …`, `Error: expect(…`. */
const waiting = /^Error: (?:\w+\.\w+: (?!\w+ crashed)|expect\()/m;

/** Whether a failure is due to the browser or runner. A timeout while waiting for an element is the product's. */
export function isBreakdown(message: string) {
  // Next to an error, Playwright shows lines of source code, which might contain any words.
  const text = stripVTControlCharacters(message).replace(/^ *>? *\d* \|.*$/gm, '');
  if (text.includes('Test timeout of') && waiting.test(text)) return false;
  return breakdowns.some((words) => text.includes(words));
}

/** Reads turbo's run summaries and the reports of the tasks. */
export function outcomesOf(runs: string): Outcome[] {
  return globSync('*.json', { cwd: runs }).flatMap((name) => {
    const file = join(runs, name);
    const { tasks }: { tasks: TurboTask[] } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(outcomeOf);
  });
}

function outcomeOf({ taskId, package: workspace, task, cache, execution }: TurboTask): Outcome {
  const isCached = cache.status === 'HIT';
  const { startTime = 0, endTime = 0, exitCode = 1 } = execution ?? {};
  const isGreen = isCached || exitCode === 0;
  const file = join(
    root,
    'test-results',
    `${workspace.replace('@console/', '')}-${task.replace(':', '-')}.json`,
  );
  const isFresh = existsSync(file) && (isCached || statSync(file).mtimeMs >= startTime);
  const { passed, failed, failures } = countsOf(
    isFresh ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
    isGreen,
  );
  const seconds = (endTime - startTime) / 1000;
  return { name: taskId.replace('@console/', ''), seconds, isGreen, isCached, passed, failed, failures };
}

/** The counts of a report. A task without a report counts as one check; an error outside tests is a failure. */
export function countsOf(report: Report | undefined, isGreen: boolean) {
  if (!report) return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, failures: [] };
  const tests = testsIn(report);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, titles, message }) => ({ title: [file, ...titles].join(' > '), message }));
  const passed = report.numPassedTests ?? tests.filter(({ status }) => status === 'passed').length;
  const failed = Math.max(report.numFailedTests ?? 0, failures.length, isGreen ? 0 : 1);
  return { passed, failed, failures };
}

/** Prints a line for each task, the failures by name, and the totals. */
export function report(outcomes: readonly Outcome[]) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('');
  for (const { name, seconds, isGreen, isCached, passed, failed } of outcomes) {
    const took = isCached ? '  cached' : `${seconds.toFixed(1).padStart(6)} s`;
    const count = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    say(`${isGreen ? 'green' : 'RED  '} ${took}  ${name.padEnd(24)} ${count}`);
  }
  const all = outcomes.flatMap(({ name, failures }) => failures.map((failure) => ({ name, ...failure })));
  for (const [isOfRunner, heading] of [
    [false, 'failed'],
    [true, 'browser or test runner broke down or timed out'],
  ] as const)
    for (const { name, title, message } of all.filter((one) => isBreakdown(one.message) === isOfRunner))
      say(`\n${heading}: ${name} ${title}\n${message.split('\n').slice(0, 6).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
