import { expect, test } from 'vitest';
import { isoDateIn } from './isoDate.ts';

test('a date is the current one in its time zone', () => {
  const midnight = new Date('2026-01-04T22:30:00Z');
  expect(isoDateIn(midnight, 'Asia/Jerusalem')).toBe('2026-01-05');
  expect(isoDateIn(midnight, 'America/New_York')).toBe('2026-01-04');
});
