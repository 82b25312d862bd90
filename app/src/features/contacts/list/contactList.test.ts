import { expect, test } from 'vitest';
import { dueness, inPieces, isFormOpen, withForm } from './contactList.ts';

const now = new Date(2026, 2, 26, 23, 30);

test('a past day is overdue; today is due until midnight', () => {
  expect(dueness(new Date(2026, 2, 25, 23, 59).toISOString(), now)).toBe('overdue');
  expect(dueness(new Date(2026, 2, 26, 0, 0).toISOString(), now)).toBe('today');
  expect(dueness(new Date(2026, 2, 26, 23, 59).toISOString(), now)).toBe('today');
  expect(dueness(new Date(2026, 2, 27, 0, 0).toISOString(), now)).toBeNull();
  expect(dueness(null, now)).toBeNull();
});

test('opening or closing the form changes only its own query parameter', () => {
  expect(withForm('?q=a&page=2', true)).toBe('?q=a&page=2&new=1');
  expect(isFormOpen('?q=a&new=1')).toBe(true);
  expect(withForm('?q=a&new=1', false)).toBe('?q=a');
  expect(withForm('?new=1', false)).toBe('');
});

test('a list is split into chunks of the given size', () => {
  expect(inPieces([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(inPieces([], 2)).toEqual([]);
});
