import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './run.ts';

/** The titles of a file's tests that passed, of the groups around them and of their steps. */
export type TitlesByFile = Map<string, Set<string>>;

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[];
  }[];
}

interface PlaywrightStep {
  title: string;
  steps?: PlaywrightStep[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; title: string; tests: { results: { steps?: PlaywrightStep[] }[] }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Reads every JSON report of Vitest and Playwright below a folder. Files are named from the root of the repository. */
export function titlesInReports(folder = join(root, 'test-results')): TitlesByFile {
  const titles: TitlesByFile = new Map();
  for (const file of globSync('**/*.json', { cwd: folder }))
    addReport(titles, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return titles;
}

/** Adds the titles of one report. A list of tests that Playwright has not run is a report too. */
export function addReport(titles: TitlesByFile, report: Partial<VitestReport & PlaywrightReport>) {
  for (const { name, assertionResults } of report.testResults ?? [])
    for (const { status, title, ancestorTitles } of assertionResults)
      if (status === 'passed') add(titles, name, [...ancestorTitles, title]);
  for (const suite of report.suites ?? []) addSuite(titles, report.config?.rootDir ?? root, suite, []);
}

/** Whether a report has a passed test of exactly this title in this file. */
export function hasTest(titles: TitlesByFile, file: string, title: string) {
  return titles.get(relative(root, resolve(root, file)))?.has(title) ?? false;
}

function addSuite(titles: TitlesByFile, rootDir: string, suite: PlaywrightSuite, above: string[]) {
  const file = resolve(rootDir, suite.file);
  for (const { ok, title, tests } of suite.specs ?? []) {
    const steps = tests.flatMap(({ results }) => results.flatMap((result) => stepsOf(result)));
    if (ok) add(titles, file, [...above, title, ...steps]);
  }
  for (const inner of suite.suites ?? []) addSuite(titles, rootDir, inner, [...above, inner.title]);
}

const stepsOf = ({ steps = [] }: { steps?: PlaywrightStep[] }): string[] =>
  steps.flatMap((step) => [step.title, ...stepsOf(step)]);

function add(titles: TitlesByFile, file: string, found: string[]) {
  const path = inRepository(file);
  const known = titles.get(path) ?? new Set();
  titles.set(path, known);
  for (const title of found) known.add(title);
}

/** A cached report might come from another checkout: its files are found by the end of their paths. */
function inRepository(file: string) {
  const parts = file.split('/').slice(1);
  while (parts.length > 1 && !existsSync(join(root, ...parts))) parts.shift();
  return existsSync(join(root, ...parts)) ? parts.join('/') : relative(root, file);
}
