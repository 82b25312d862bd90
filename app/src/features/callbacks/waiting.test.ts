import { expect, test } from 'vitest';
import { waitedIn } from './waiting.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('the time is given in its largest unit, rounded down', () => {
  expect(waitedIn('en', '2026-11-17T11:00:00Z', now)).toBe('3 days');
  expect(waitedIn('en', '2026-11-19T12:30:00Z', now)).toBe('23 hours');
  expect(waitedIn('ru', '2026-11-20T11:54:30Z', now)).toBe('5 минут');
});

test('a call that has just been missed, also by a clock that is ahead, is a minute ago', () => {
  expect(waitedIn('en', '2026-11-20T11:59:40Z', now)).toBe('1 minute');
  expect(waitedIn('en', '2026-11-20T12:00:40Z', now)).toBe('1 minute');
});

test('a contact that is due later today hasn’t been waiting yet', () => {
  expect(waitedIn('en', '2026-11-20T16:00:00Z', now)).toBeUndefined();
});
