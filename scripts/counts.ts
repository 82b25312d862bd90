import { existsSync, readFileSync } from 'node:fs';

/** How many checks a step made. */
export interface Counts {
  passed: number;
  failed: number;
}

export function sum(counts: Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A step that is one check. */
export function single(_file: string, isGreen: boolean): Counts {
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The tests in Vitest's JSON report. */
export function vitestCounts(file: string, isGreen: boolean): Counts {
  const report: { numPassedTests: number; numFailedTests: number } | undefined = read(file);
  return withVerdict({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, isGreen);
}

/** The tests in Playwright's JSON report; one that needed a second try has failed. */
export function playwrightCounts(file: string, isGreen: boolean): Counts {
  const report: { stats: { expected: number; unexpected: number; flaky: number } } | undefined = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return withVerdict({ passed: expected, failed: unexpected + flaky }, isGreen);
}

/** A run that broke outside its tests, or ran none, is a failure too. */
function withVerdict({ passed, failed }: Counts, isGreen: boolean): Counts {
  return { passed, failed: isGreen ? failed : Math.max(1, failed) };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
