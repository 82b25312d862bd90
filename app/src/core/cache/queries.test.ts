import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer, reportSilence } from '../http/connection.ts';
import { createQueries } from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  reportAnswer();
});
afterEach(() => void vi.useRealTimers());

/** Loses the connection for so long; time passes before it. */
function lose(milliseconds: number, after = 60_000) {
  vi.setSystemTime(Date.now() + after);
  reportSilence();
  vi.setSystemTime(Date.now() + milliseconds);
  reportAnswer();
}

test('what is on the screen is loaded anew once the connection is back', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(4_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  lose(4_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('one call that fails between others that do not loads nothing anew', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(50);
  expect(refetch).not.toHaveBeenCalled();
});

test('what fails each time it is loaded anew does not go round and round', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(4_000);
  lose(4_000, 3_000);
  lose(4_000, 3_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  lose(40_000, 3_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});
