import { expect, test } from 'vitest';
import { dayIn, wireFilters, without, withValue } from './sessionList.ts';

test('a day counts from its first moment to the first of the next one, on the clock of the browser', () => {
  const { from, to } = wireFilters({ from: '2026-11-20', to: '2026-11-21' });
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 20));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 10, 22));
});

test('the status is asked for as calls say it, and what is no day is left out', () => {
  expect(wireFilters({ status: 'onGoing' })).toEqual({ active: 'true' });
  expect(wireFilters({ status: 'ended', from: 'yesterday', to: '2026-13-01' })).toEqual({ active: 'false' });
  expect([dayIn('2026-11-21'), dayIn(''), dayIn(undefined)]).toEqual(['2026-11-21', undefined, undefined]);
});

test('what belongs to one screen is put into the address and taken out of it', () => {
  expect(withValue('?page=2', 'new', '1')).toBe('?page=2&new=1');
  expect(without('?turn=4&page=2', 'turn', 'new')).toBe('?page=2');
  expect(without('?turn=4', 'turn')).toBe('');
});
