import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { countsOf, isBreakdown } from './summary.ts';

const file = (
  status: string,
  message: string,
  tests: [status: string, title: string, message: string][],
) => ({
  name: fileURLToPath(import.meta.url),
  status,
  message,
  assertionResults: tests.map(([status, title, message]) => ({
    status,
    title,
    ancestorTitles: [],
    failureMessages: [message],
  })),
});

test('failed tests of a report are counted and named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file('failed', '', [['failed', 'adds', 'expected 3']])],
  };
  expect(countsOf(report, false)).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ title: 'scripts/summary.test.ts > adds', message: 'expected 3' }],
  });
});

test('files that don’t load, errors outside tests and tasks without a report count as failed', () => {
  expect(countsOf({ testResults: [file('failed', 'no such module', [])] }, false)).toMatchObject({
    failed: 1,
  });
  expect(countsOf({ numPassedTests: 5 }, false)).toMatchObject({ passed: 5, failed: 1 });
  expect(countsOf(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(countsOf(undefined, true)).toMatchObject({ passed: 1, failed: 0 });
});

test('a journey that needed a retry counts as failed', () => {
  const journeys = ['expected', 'flaky'].map((status) => ({
    title: status,
    tests: [{ status, results: [{ errors: [{ message: 'Expected 3' }] }, {}] }],
  }));
  const report = { suites: [{ title: 'a', file: 'a.journey.ts', specs: journeys }] };
  expect(countsOf(report, false)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ message: 'Expected 3' }],
  });
});

const timeout = '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m';

test.each([
  'Error: locator.click: Target page, context or browser has been closed\nCall log:\n  - waiting for getByRole()',
  'Error: locator.click: Target crashed \nCall log:\n  - waiting for getByRole()',
  `${timeout}\nError: locator.click: Target crashed`,
  timeout,
  'Error: browserType.launch: Failed to launch',
  'Error: worker process exited unexpectedly (code=null, signal=SIGKILL)',
  'Failed to connect to the browser session "1"',
  'Error: Test timed out in 20000ms.',
  '[vitest-pool]: Worker exited unexpectedly',
])('%s is a failure of the browser or the runner', (message) => {
  expect(isBreakdown(message)).toBe(true);
});

test.each([
  'AssertionError: expected 1 to be 2',
  'Error: expect(locator).toBeVisible() failed\nTimeout: 20000ms',
])('%s is a failure of the product', (message) => {
  expect(isBreakdown(message)).toBe(false);
});

test.each([
  'Error: locator.click: Test timeout of 120000ms exceeded.\nCall log:\n  - waiting for getByRole()',
  'Error: expect(locator).toBeVisible() failed\nCall log:\n  - Test timeout of 120000ms exceeded.',
  'Error: page.waitForResponse: Test timeout of 120000ms exceeded.',
  'Error: locator.click: Target page, context or browser has been closed',
])('a timeout while a test waits for something is a failure of the product: %s', (message) => {
  expect(isBreakdown(`${timeout}\n${message}`)).toBe(false);
});

test('an expectation polled until the test timeout is a failure of the product', () => {
  const message = 'Error: expect(received).toBe(expected)\n\nCall Log:\n- Test timeout of 120000ms exceeded';
  expect(isBreakdown(message)).toBe(false);
});

test('source code in a message is ignored', () => {
  const code =
    "  11 | test('a full disk', () => {\n> 12 |   expect(code).toBe('ENOSPC');\n     |                ^";
  expect(isBreakdown(`Error: expect(received).toBe(expected)\n\n${code}`)).toBe(false);
});
