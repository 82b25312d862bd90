import { expect, test } from 'vitest';
import { countPages, pageAfter, pagesSeen, rowsOf } from './pages.ts';

test('countPages calculates pages from rows, and an empty list has one page', () => {
  expect(countPages({ page: 1, pageSize: 25, total: 240 })).toBe(10);
  expect(countPages({ page: 1, pageSize: 25, total: 0 })).toBe(1);
  expect(countPages({ page: 1, pageSize: 25 })).toBeUndefined();
});

test('rowsOf ends the last page with the last row', () => {
  expect(rowsOf(2, 25, 240)).toEqual({ first: 26, last: 50 });
  expect(rowsOf(10, 25, 240)).toEqual({ first: 226, last: 240 });
  expect(rowsOf(1, 25, 0)).toEqual({ first: 0, last: 0 });
});

test('pageAfter keeps the first row visible after a size change', () => {
  expect(pageAfter({ page: 5, pageSize: 25, total: 240 }, 50)).toBe(3);
  expect(pageAfter({ page: 2, pageSize: 100, total: 240 }, 25)).toBe(5);
});

test('pageAfter returns page 1 without a total', () => {
  expect(pageAfter({ page: 5, pageSize: 25 }, 50)).toBe(1);
});

test('pagesSeen returns the same number of entries for every page, including that page', () => {
  for (let page = 1; page <= 12; page++) {
    expect(pagesSeen(page, 12)).toHaveLength(7);
    expect(pagesSeen(page, 12)).toContain(page);
  }
  expect(pagesSeen(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pagesSeen(2, 3)).toEqual([1, 2, 3]);
});
