import { existsSync, readFileSync } from 'node:fs';

/** How many checks a step made, and what those that failed said. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

export function sum(counts: Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** A step that is one check. */
export function single(_file: string, isGreen: boolean): Counts {
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, failures: [] };
}

/** The locks that the registry was asked about; none where it does not answer. */
export function auditCounts(file: string, isGreen: boolean): Counts {
  const report: { asked: number } | undefined = read(file);
  return { passed: isGreen ? (report?.asked ?? 0) : 0, failed: isGreen ? 0 : 1, failures: [] };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The tests in Vitest's JSON report. */
export function vitestCounts(file: string, isGreen: boolean): Counts {
  const report: VitestReport | undefined = read(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [told(name, message)];
    return failed.map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages[0]));
  });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {};
  return withVerdict({ passed, failed, failures }, isGreen);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
  file: string;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** The tests in Playwright's JSON report; one that needed a second try has failed. */
export function playwrightCounts(file: string, isGreen: boolean): Counts {
  const report: PlaywrightReport | undefined = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return withVerdict({ passed: expected, failed: unexpected + flaky, failures }, isGreen);
}

const failuresOf = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => told(`${file}: ${title}`, tests[0]?.results[0]?.error?.message)),
  ...suites.flatMap(failuresOf),
];

/** A failure by its name, with the beginning of what it said. */
const told = (name: string, said = '') => `${name}\n${said.split('\n').slice(0, 6).join('\n')}`.trimEnd();

/** A run that broke outside its tests, or ran none, is a failure too. */
function withVerdict({ passed, failed, failures }: Counts, isGreen: boolean): Counts {
  return { passed, failed: isGreen ? failed : Math.max(1, failed), failures };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
