import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Red } from './mutation.ts';

/** What happened to one test, or to one command. */
export interface Outcome {
  title: string;
  isGreen: boolean;
  /** The beginning of the error message. */
  message: string;
}

export interface Task {
  /** Must succeed first: a change that doesn't build proves nothing. */
  build?: string[];
  /** Runs everything that is wanted in one command, if it can. */
  command: (wanted: Red[], reportFile: string) => string[];
  /** The tests in the report. Without it, the command itself is the test. */
  read?: (reportFile: string) => Outcome[];
  /** True if a file or a part of the checkout is passed to the command: one run for each. */
  isPerFile?: boolean;
}

const build = (...workspaces: string[]) => [
  'turbo',
  'run',
  'build',
  '--output-logs=errors-only',
  // Without it, turbo keeps the builds of a worktree in the checkout it belongs to.
  '--cache-dir=.turbo/cache',
  ...workspaces.map((name) => `--filter=@console/${name}`),
];

/** How each task of the tests is run for a few tests only. */
export const tasks = {
  unit: vitest('unit'),
  server: vitest('server'),
  app: vitest('app'),
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
/** A pattern that finds exactly these titles. */
const patternOf = (wanted: Red[]) =>
  wanted.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
/** The first line of a message, with the next one if it only announces it. */
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
    read: (reportFile) => {
      const report: { testResults: VitestFile[] } = read(reportFile) ?? { testResults: [] };
      return report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ ancestorTitles, title, status, failureMessages }) => ({
          // As Vitest joins them when it looks for a title.
          title: [...ancestorTitles, title].join(' > '),
          isGreen: status === 'passed',
          message: firstLine(failureMessages?.[0]),
        }));
    },
  };
}

interface VitestFile {
  assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }[];
}

function playwright(config: string): Task {
  return {
    command: (wanted) => [
      ...['playwright', 'test', '--config', config, '--reporter=json', '-g', patternOf(wanted)],
      ...filesOf(wanted),
    ],
    read: (reportFile) => {
      const report: PlaywrightSuite = read(reportFile) ?? { title: '' };
      return (report.suites ?? []).flatMap((file) => specsOf(file, ''));
    },
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
}

const specsOf = ({ title, suites = [], specs = [] }: PlaywrightSuite, above: string): Outcome[] => [
  ...specs.map((spec) => ({
    title: `${above}${title} ${spec.title}`,
    isGreen: spec.ok,
    message: firstLine(
      spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
    ),
  })),
  ...suites.flatMap((suite) => specsOf(suite, `${above}${title} `)),
];

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
