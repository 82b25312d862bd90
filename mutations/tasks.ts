import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { testsIn } from '../scripts/testReports.ts';
import type { Red } from './mutation.ts';

/** What happened to one test, or to one command. */
export interface Outcome {
  title: string;
  isGreen: boolean;
  /** The start of the error message. */
  message: string;
}

export interface Task {
  /** Must succeed first, because a change that doesn't build proves nothing. */
  build?: string[];
  /** The command for all wanted tests, if possible. */
  command: (wanted: Red[], reportFile: string) => string[];
  /** True if the command writes a test report. Otherwise, the command itself is the test. */
  hasReport?: boolean;
  /** True if a file or a part of the checkout is passed to the command: one run for each. */
  isPerFile?: boolean;
}

const build = (...workspaces: string[]) => [
  'turbo',
  'run',
  'build',
  '--output-logs=errors-only',
  // Otherwise, turbo stores the builds of a worktree in the main checkout.
  '--cache-dir=.turbo/cache',
  ...workspaces.map((name) => `--filter=@console/${name}`),
];

/** Runs each task for selected tests only. */
export const tasks = {
  unit: vitest('unit'),
  server: vitest('server'),
  app: vitest('app*'),
  browser: vitest('browser', 'packages/ui/vitest.config.ts'),
  stories: vitest('stories', '.storybook/vitest.config.ts'),
  e2e: { ...playwright('app/e2e/playwright.config.ts'), build: build('app', 'server') },
  media: {
    ...playwright('.storybook/media/playwright.config.ts'),
    build: ['storybook', 'build', '--quiet', '--disable-telemetry'],
  },
  types: { command: ([red]) => ['tsc', '-p', red?.file ?? '.'], isPerFile: true },
  lint: { command: ([red]) => ['biome', 'lint', red?.file ?? '.'], isPerFile: true },
  docs: { command: () => ['npm', 'run', 'docs', '--workspace=@console/scripts'] },
  consumers: { ...vitest('consumers'), build: build('ui') },
} satisfies Record<string, Task>;

const filesOf = (wanted: Red[]) => [...new Set(wanted.flatMap(({ file }) => file ?? []))];
/** A pattern that matches exactly these titles. */
const patternOf = (wanted: Red[]) =>
  wanted.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
/** The first line of a message, with the next one if it ends with a colon. */
function firstLine(message = '') {
  const [first = '', second = ''] = stripVTControlCharacters(message).split('\n').filter(Boolean);
  return (first.endsWith(':') ? `${first} ${second}` : first).slice(0, 160);
}

function vitest(project: string, config = 'vitest.config.ts'): Task {
  return {
    command: (wanted, reportFile) => [
      ...['vitest', 'run', `--config=${config}`, `--project=${project}`, '--maxWorkers=1'],
      ...['--reporter=json', `--outputFile.json=${reportFile}`, '-t', patternOf(wanted)],
      ...filesOf(wanted),
    ],
    hasReport: true,
  };
}

function playwright(config: string): Task {
  return {
    command: (wanted) => [
      ...['playwright', 'test', '--config', config, '--reporter=json', '-g', patternOf(wanted)],
      ...filesOf(wanted),
    ],
    hasReport: true,
  };
}

/** The tests that ran, from a report. */
export function read(reportFile: string): Outcome[] {
  if (!existsSync(reportFile)) return [];
  return testsIn(JSON.parse(readFileSync(reportFile, 'utf8')))
    .filter(({ titles, status }) => titles.length > 0 && ['passed', 'failed'].includes(status))
    .map(({ titles, status, message }) => ({
      // Joined as Vitest does for its title filter.
      title: titles.join(' > '),
      isGreen: status === 'passed',
      message: firstLine(message),
    }));
}
