import { expect, test } from 'vitest';
import { type Box, resultOf } from './targets.ts';

const box = (x: number, y: number, width = 20, height = 20): Box => ({ x, y, width, height });

test('a target of 24 px needs no space', () => {
  expect(resultOf(box(0, 0, 24, 24), [box(24, 0)])).toBe('large');
  expect(resultOf(box(0, 0, 200, 23), [])).toBe('spaced');
});

test('the circles of two undersized targets must not overlap', () => {
  expect(resultOf(box(0, 0), [box(24, 0)])).toBe('spaced');
  expect(resultOf(box(0, 0), [box(23, 0)])).toBe('failed');
});

test('the circle must not touch a large target either, even if its center is far away', () => {
  expect(resultOf(box(0, 0), [box(21, -50, 300, 100)])).toBe('failed');
  expect(resultOf(box(0, 0), [box(22, -50, 300, 100)])).toBe('spaced');
});
