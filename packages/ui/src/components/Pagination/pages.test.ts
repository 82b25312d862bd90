import { expect, test } from 'vitest';
import { countPages, pageAfter, pagesSeen, rowsOf } from './pages.ts';

test('the pages are counted from the rows, and an empty list has one', () => {
  expect(countPages({ page: 1, pageSize: 25, total: 240 })).toBe(10);
  expect(countPages({ page: 1, pageSize: 25, total: 0 })).toBe(1);
  expect(countPages({ page: 1, pageSize: 25 })).toBeUndefined();
});

test('the last page ends with the last row', () => {
  expect(rowsOf(2, 25, 240)).toEqual({ first: 26, last: 50 });
  expect(rowsOf(10, 25, 240)).toEqual({ first: 226, last: 240 });
  expect(rowsOf(1, 25, 0)).toEqual({ first: 0, last: 0 });
});

test('another size keeps the first row in view', () => {
  expect(pageAfter({ page: 5, pageSize: 25, total: 240 }, 50)).toBe(3);
  expect(pageAfter({ page: 2, pageSize: 100, total: 240 }, 25)).toBe(5);
});

test('without a known end another size starts again', () => {
  expect(pageAfter({ page: 5, pageSize: 25 }, 50)).toBe(1);
});

test('as many numbers are seen on every page, the page among them', () => {
  for (let page = 1; page <= 12; page++) {
    expect(pagesSeen(page, 12)).toHaveLength(7);
    expect(pagesSeen(page, 12)).toContain(page);
  }
  expect(pagesSeen(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pagesSeen(2, 3)).toEqual([1, 2, 3]);
});
