import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer, reportSilence } from '../http/connection.ts';
import { createQueries } from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  reportAnswer();
});
afterEach(() => void vi.useRealTimers());

/** Simulates an outage of this length, after a pause. Both in milliseconds. */
function lose(milliseconds: number, after = 60_000) {
  vi.setSystemTime(Date.now() + after);
  reportSilence();
  vi.setSystemTime(Date.now() + milliseconds);
  reportAnswer();
}

test('queries are invalidated when the connection is back', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(4_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  lose(4_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('a single failed call between successful ones doesn’t invalidate queries', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(50);
  expect(refetch).not.toHaveBeenCalled();
});

test('short outages right after a refetch don’t cause another one, so failing queries don’t loop', () => {
  const refetch = vi.spyOn(createQueries(['organizations']), 'invalidateQueries');
  lose(4_000);
  lose(4_000, 3_000);
  lose(4_000, 3_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  lose(40_000, 3_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});
