import { expect, test } from 'vitest';
import { type Chart, factsOf } from '../LineChart/index.ts';
import { tonesOf } from './tones.ts';

const chartOf = (values: (number | null)[][], left = (index: number) => index * 25) =>
  ({
    lines: values.map((one) => ({ values: one })),
    facts: values.map((one) => factsOf(one)),
    dates: (values[0] ?? []).map(String),
    left,
  }) as unknown as Chart;

test('LC-7: the pitch is the value, the same for all series, and a gap is silent', () => {
  const chart = chartOf([
    [0, 5, null, 10, 10],
    [20, 20, 20, 20, 20],
  ]);
  const pitches = tonesOf(chart, 0, null).map(({ pitch }) => pitch && Math.round(pitch));
  expect(pitches).toEqual([220, 285, null, 370, 370]);
  expect(Math.round(tonesOf(chart, 1, null)[0]?.pitch ?? 0)).toBe(622);
  expect(tonesOf(chartOf([[3, 3]]), 0, null)[0]?.pitch).toBeCloseTo(370, 0);
});

test('LC-7: sound moves with the reading direction', () => {
  const pans = (left?: (index: number) => number) =>
    tonesOf(chartOf([[1, 2, 3, 4, 5]], left), 0, null).map(({ pan }) => pan);
  expect(pans()).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(pans((index) => 100 - index * 25)).toEqual([1, 0.5, 0, -0.5, -1]);
});

test('LC-7: sound begins at the date that was read, or at the first one', () => {
  const indexes = (from: number | null) =>
    tonesOf(chartOf([[1, 2, 3, 4, 5]]), 0, from).map(({ index }) => index);
  expect(indexes(2)).toEqual([2, 3, 4]);
  expect(indexes(null)).toEqual(indexes(4));
  const long = tonesOf(chartOf([Array.from({ length: 36_500 }, (_, index) => index % 90)]), 0, null);
  expect(long.length).toBeLessThan(202);
});
