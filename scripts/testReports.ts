import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './run.ts';

/** A test in a report. */
export interface TestResult {
  /** The path from the root of the repository. */
  file: string;
  /** The titles of the groups around the test, and its own. Empty if a file or a run failed outside its tests. */
  titles: string[];
  /** The titles of its steps, in Playwright. */
  steps: string[];
  /** `passed`, `failed`, or anything else if it did not run. */
  status: string;
  message: string;
  /** Why Playwright skipped it. */
  reason?: string;
}

/** A JSON report of Vitest or Playwright. Other commands write counts only. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: VitestFile[];
  config?: { rootDir: string };
  suites?: PlaywrightSuite[];
  errors?: PlaywrightError[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    title: string;
    ancestorTitles: string[];
    failureMessages?: string[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results: { errors?: PlaywrightError[]; steps?: PlaywrightStep[] }[];
    }[];
  }[];
}

interface PlaywrightStep {
  title: string;
  steps?: PlaywrightStep[];
}

interface PlaywrightError {
  message?: string;
}

export function testsIn({ testResults = [], suites = [], errors = [], config }: Report): TestResult[] {
  return [
    ...testResults.flatMap(testsOfFile),
    ...suites.flatMap((suite) =>
      testsOfSuite(suite, inRepository(resolve(config?.rootDir ?? root, suite.file))),
    ),
    ...errors.map(({ message = '' }) => ({ ...outside, file: 'outside the tests', message })),
  ];
}

const outside = { titles: [], steps: [], status: 'failed' };

function testsOfFile({ name, status, message, assertionResults }: VitestFile): TestResult[] {
  const file = inRepository(name);
  const isOutside = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return [
    ...(isOutside ? [{ ...outside, file, message }] : []),
    ...assertionResults.map(({ status, title, ancestorTitles, failureMessages = [] }) => ({
      ...{ file, titles: [...ancestorTitles, title], steps: [], status },
      message: failureMessages.join('\n'),
    })),
  ];
}

/** A Playwright test that needed a retry counts as failed. */
const statuses: Record<string, string> = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

function testsOfSuite(
  { specs = [], suites = [] }: PlaywrightSuite,
  file: string,
  above: string[] = [],
): TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, annotations = [], results }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        return {
          ...{ file, titles: [...above, title], status: statuses[status] ?? status },
          steps: results.flatMap(stepsOf),
          message: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
          ...(reason !== undefined && { reason }),
        };
      }),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, file, [...above, suite.title])),
  ];
}

const stepsOf = ({ steps = [] }: { steps?: PlaywrightStep[] }): string[] =>
  steps.flatMap((step) => [step.title, ...stepsOf(step)]);

/** A cached report might come from another checkout, so files are matched by the end of their paths. */
function inRepository(file: string) {
  const parts = file.split('/').slice(1);
  while (parts.length > 1 && !existsSync(join(root, ...parts))) parts.shift();
  return existsSync(join(root, ...parts)) ? parts.join('/') : relative(root, file);
}

/** The titles of passed tests, their groups and their steps, by file. */
export type TitlesByFile = Map<string, Set<string>>;

/** Reads every report below a folder. */
export function titlesInReports(folder = join(root, 'test-results')): TitlesByFile {
  const files = globSync('**/*.json', { cwd: folder });
  return titlesIn(files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

export function titlesIn(reports: readonly Report[]): TitlesByFile {
  const passed = reports.flatMap((report) => testsIn(report)).filter(({ status }) => status === 'passed');
  const titlesOf = (tests: TestResult[]) =>
    new Set(tests.flatMap(({ titles, steps }) => [...titles, ...steps]));
  return new Map(
    [...Map.groupBy(passed, ({ file }) => file)].map(([file, tests]) => [file, titlesOf(tests)]),
  );
}

/** Whether a report has a passed test with exactly this title in this file. */
export const hasTest = (titles: TitlesByFile, file: string, title: string) =>
  titles.get(relative(root, resolve(root, file)))?.has(title) ?? false;
