import { expect, test } from 'vitest';
import { dayIn, wireFilters, without, withValue } from './sessionList.ts';

test('a day runs from midnight to midnight in the browser’s time zone', () => {
  const { from, to } = wireFilters({ from: '2026-11-20', to: '2026-11-21' });
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 20));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 10, 22));
});

test('the status is sent as the `active` parameter, and invalid dates are left out', () => {
  expect(wireFilters({ status: 'onGoing' })).toEqual({ active: 'true' });
  expect(wireFilters({ status: 'ended', from: 'yesterday', to: '2026-13-01' })).toEqual({ active: 'false' });
  expect([dayIn('2026-11-21'), dayIn(''), dayIn(undefined)]).toEqual(['2026-11-21', undefined, undefined]);
});

test('the outcome and the appointment are sent as parameters of their own', () => {
  const filters = { status: 'missed', appointment: 'yes' } as const;
  expect(wireFilters(filters)).toEqual({ active: 'false', outcome: 'missed', appointment: 'true' });
});

test('query parameters can be added to the URL and removed from it', () => {
  expect(withValue('?page=2', 'new', '1')).toBe('?page=2&new=1');
  expect(without('?turn=4&page=2', 'turn', 'new')).toBe('?page=2');
  expect(without('?turn=4', 'turn')).toBe('');
});
