import { expect, test } from 'vitest';
import { countsOf, isBreakdown } from './summary.ts';

const file = (status: string, message: string, tests: [status: string, name: string, message: string][]) => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: tests.map(([status, fullName, message]) => ({
    status,
    fullName,
    failureMessages: [message],
  })),
});

test('the failed tests of a report are counted and named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file('failed', '', [['failed', 'adds', 'expected 3']])],
  };
  expect(countsOf(report, false)).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ title: 'a.test.ts: adds', message: 'expected 3' }],
  });
});

test('a file that does not load, a run that broke outside its tests and a task without a report have failed', () => {
  expect(countsOf({ testResults: [file('failed', 'no such module', [])] }, false)).toMatchObject({
    failed: 1,
  });
  expect(countsOf({ numPassedTests: 5 }, false)).toMatchObject({ passed: 5, failed: 1 });
  expect(countsOf(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(countsOf(undefined, true)).toMatchObject({ passed: 1, failed: 0 });
});

test('a journey that needed a second try has failed', () => {
  expect(countsOf({ stats: { expected: 3, unexpected: 0, flaky: 1 }, suites: [] }, false)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test.each([
  'page.click: Target page, context or browser has been closed',
  'browserType.launch: Failed to launch',
  'Failed to connect to the browser session "1"',
  'Error: Test timed out in 20000ms.',
  '[vitest-pool]: Worker exited unexpectedly',
])('%s is a failure of the browser or the runner', (message) => {
  expect(isBreakdown(message)).toBe(true);
});

test('an expectation that fails is a failure of the product', () => {
  expect(isBreakdown('AssertionError: expected 1 to be 2')).toBe(false);
  expect(isBreakdown('Error: expect(locator).toBeVisible() failed\nTimeout: 20000ms')).toBe(false);
});
