import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallNews } from './callNews.ts';

const call = (id: string) => [{ id, orgId: 'o1', contact: null, channel: 'Reception' }];

let told: string[][] = [];
const news = createCallNews((calls) => told.push(calls.map(({ id }) => id)));

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});
afterEach(() => {
  news.stop();
  vi.useRealTimers();
});

test('a call is announced at once', () => {
  news.add(call('a'));
  expect(told).toEqual([['a']]);
});

test('calls that come in together are announced together', () => {
  news.add([...call('a'), ...call('b')]);
  expect(told).toEqual([['a', 'b']]);
});

test('calls within ten seconds of an announcement are collected and announced together', () => {
  news.add(call('a'));
  vi.advanceTimersByTime(4_000);
  news.add(call('b'));
  news.add(call('c'));
  vi.advanceTimersByTime(5_999);
  expect(told).toEqual([['a']]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([['a'], ['b', 'c']]);
  news.add(call('d'));
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(told.at(-1)).toEqual(['d']);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
});

test('after ten seconds without calls, the next one is announced at once', () => {
  news.add(call('a'));
  vi.advanceTimersByTime(10_000);
  news.add(call('b'));
  expect(told).toEqual([['a'], ['b']]);
});
