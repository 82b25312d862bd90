import { expect, test } from 'vitest';
import { bandOf, type Chart, placed } from '../LineChart/index.ts';
import { barsOf } from './BarDrawing.tsx';

const chartOf = (values: (number | null)[][], partial = new Map()) =>
  ({
    lines: values.map((one) => ({ values: one })),
    scale: { x: (index: number) => 25 + index * 50, y: (value: number) => 50 - value },
    band: 50,
    partial,
  }) as unknown as Chart;

test('bars go from zero up or down, and a gap has none', () => {
  expect(barsOf(chartOf([[10, null]]), 0)).toBe('M6,50V40h38V50Z');
  expect(barsOf(chartOf([[-10, 0]]), 0)).toBe('M6,50V60h38V50ZM56,50V50h38V50Z');
});

test('bars of several series are next to each other', () => {
  const chart = chartOf([[10], [20]]);
  expect(barsOf(chart, 0)).toBe('M7.14,50V40h16.72V50Z');
  expect(barsOf(chart, 1)).toBe('M26.14,50V30h16.72V50Z');
});

test('the bar of an incomplete date is drawn apart', () => {
  const chart = chartOf([[10, 20]], new Map([[1, 'so-far']]));
  expect([barsOf(chart, 0), barsOf(chart, 0, true)]).toEqual(['M6,50V40h38V50Z', 'M56,50V30h38V50Z']);
});

test('a date is as wide as the least distance between two, so that no bars overlap', () => {
  expect(bandOf(undefined, 4)).toBeCloseTo(1 / 4);
  expect(bandOf([0, 0.1, 1], 3)).toBeCloseTo(0.1 / 1.1);
  expect(bandOf([0.5], 1)).toBe(1);
});

test('a range that a screen reader moves by less than a date moves to the next date', () => {
  const { explorer } = placed([0, 0.1, 1], 3, 0);
  expect([0, 1, 2].map(explorer.valueAt)).toEqual([0, 1000, 10_000]);
  expect(explorer.indexAt(1001, 1)).toBe(2);
  expect(explorer.indexAt(999, 1)).toBe(0);
  expect(explorer.indexAt(5600, 1)).toBe(2);
});
