import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { inThisCentury, isWhole, rangeOf, rangeProblem } from './dateRange.ts';

test.each([
  ['2026-03-26', '2026-03-29', true],
  ['2026-03-26', undefined, false],
  ['2026-02-30', '2026-03-29', false],
  ['soon', 'later', false],
])('rangeOf(%j, %j) is a range: %j', (start, end, isRange) => {
  expect(rangeOf(start, end) !== null).toBe(isRange);
});

test.each([
  ['2026-03-29', '2026-03-26', null, null, 'reversed'],
  ['2026-03-26', '2026-03-26', null, null, undefined],
  ['2026-03-04', '2026-03-26', '2026-03-05', null, 'before'],
  ['2026-03-05', '2026-04-21', null, '2026-04-20', 'after'],
  ['2026-03-05', '2026-04-21', '2026-03-05', '2026-04-20', 'outside'],
  ['2026-03-05', '2026-04-20', '2026-03-05', '2026-04-20', undefined],
])('%s to %s with the limits %s and %s is %s', (start, end, min, max, problem) => {
  const limits = [min, max].map((limit) => limit && parseDate(limit));
  const range = { start: parseDate(start), end: parseDate(end) };
  expect(rangeProblem(range, limits[0] || null, limits[1] || null)).toBe(problem);
});

test('a range isn’t whole while a date is missing or the year is being typed', () => {
  const end = parseDate('2026-03-29');
  expect(isWhole({ start: parseDate('2026-03-26'), end })).toBe(true);
  expect(isWhole({ start: null, end })).toBe(false);
  expect(isWhole({ start: parseDate('0202-03-26'), end })).toBe(false);
});

test('a two-digit year is in this century', () => {
  expect(inThisCentury(parseDate('0026-03-26'))?.year).toBe(2026);
  expect(inThisCentury(parseDate('2026-03-26'))?.year).toBe(2026);
});
