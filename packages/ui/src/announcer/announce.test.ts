import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordAnnouncements } from '../testing/recordAnnouncements.ts';
import { announce } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only the last of several messages within 250 ms is announced', () => {
  const heard = recordAnnouncements();
  announce('Loading');
  announce('240 rows loaded');
  vi.advanceTimersByTime(250);
  expect(heard.messages).toEqual([{ message: '240 rows loaded', priority: 'polite' }]);
  heard.stop();
});

test('messages 250 ms apart are both announced, in order', () => {
  const heard = recordAnnouncements();
  announce('Channel saved');
  vi.advanceTimersByTime(250);
  announce('The server is away', 'assertive');
  vi.advanceTimersByTime(250);
  expect(heard.messages.map(({ priority }) => priority)).toEqual(['polite', 'assertive']);
  heard.stop();
});
