import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordAnnouncements } from '../testing/recordAnnouncements.ts';
import { announce } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of several messages of one action only the last is said', () => {
  const heard = recordAnnouncements();
  announce('Loading');
  announce('240 rows loaded');
  vi.advanceTimersByTime(250);
  expect(heard.messages).toEqual([{ message: '240 rows loaded', priority: 'polite' }]);
  heard.stop();
});

test('messages of two actions are both said, in order', () => {
  const heard = recordAnnouncements();
  announce('Channel saved');
  vi.advanceTimersByTime(250);
  announce('The server is away', 'assertive');
  vi.advanceTimersByTime(250);
  expect(heard.messages.map(({ priority }) => priority)).toEqual(['polite', 'assertive']);
  heard.stop();
});
