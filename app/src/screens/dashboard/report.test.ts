import { expect, test } from 'vitest';
import { chartsOf, dateBack, rangeOf } from './report.ts';

const today = new Date(2026, 10, 17, 1);

/** Every day from `back` days ago until today, with the same count. */
const days = (back: number, count: number) =>
  Array.from({ length: back + 1 }, (_, index) => ({ period: dateBack(today, back - index, 'daily'), count }));
const report = (calls: { period: string; count: number }[]) => ({ contacts: [], appointments: [], calls });

test('thirty days end today, six months end this month', () => {
  expect(rangeOf(today, 'daily')).toEqual(['2026-10-19', '2026-11-17']);
  expect(rangeOf(today, 'monthly')).toEqual(['2026-06', '2026-11']);
  expect(rangeOf(new Date(2026, 2, 31), 'monthly')).toEqual(['2025-10', '2026-03']);
});

test('the last thirty days are drawn and the thirty before are the comparison', () => {
  const { calls } = chartsOf(report(days(59, 2)), today, 'daily');
  expect(calls.points).toHaveLength(30);
  expect(calls.points[0]).toEqual({ date: '2026-10-19', value: 2 });
  expect(calls.previousTotal).toBe(60);
});

test('a young business has nothing to compare with', () => {
  expect(chartsOf(report(days(40, 1)), today, 'daily').calls.previousTotal).toBe(undefined);
});

test('dates may carry a time, months may be days, and order does not matter', () => {
  const daily = [
    { period: '2026-11-17T00:00:00Z', count: 1 },
    { period: '2026-11-15', count: 3 },
  ];
  expect(chartsOf(report(daily), today, 'daily').calls.points).toEqual([
    { date: '2026-11-15', value: 3 },
    { date: '2026-11-17', value: 1 },
  ]);
  const monthly = [{ period: '2026-10-01', count: 5 }];
  expect(chartsOf(report(monthly), today, 'monthly').calls.points).toEqual([{ date: '2026-10', value: 5 }]);
});

test('a zero among counts is drawn, nothing but zeros everywhere is no data', () => {
  expect(chartsOf(report([{ period: '2026-11-17', count: 0 }]), today, 'daily').calls.points).toEqual([]);
  const busy = { ...report(days(2, 0)), contacts: days(2, 1) };
  expect(chartsOf(busy, today, 'daily').calls.points).toHaveLength(3);
});
