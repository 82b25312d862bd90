import { expect, test } from 'vitest';
import { changeOf, countsOf, datesOf, daysToAsk, spans, todayIn, units } from './report.ts';

const today = '2026-11-17';

/** Every day from one date to another, with the same count. */
function days(from: string, to: string, count: number) {
  const items = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    items.push({ period: new Date(at).toISOString().slice(0, 10), count });
  return items;
}
const report = (calls: { period: string; count: number }[]) => ({ contacts: [], appointments: [], calls });
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

test('today is what a clock shows where the business is', () => {
  const midnight = new Date('2026-11-16T22:30:00Z');
  expect(todayIn(midnight, 'Asia/Jerusalem')).toBe('2026-11-17');
  expect(todayIn(midnight, 'America/New_York')).toBe('2026-11-16');
});

test('thirty days end today, and are compared with the thirty before', () => {
  expect(datesOf(today, 30, 'daily')).toEqual({
    shown: { from: '2026-10-19', to: '2026-11-17' },
    before: { from: '2026-09-19', to: '2026-10-18' },
  });
});

test('months are whole, and the present one is compared with as much of another', () => {
  expect(datesOf(today, 365, 'monthly')).toEqual({
    shown: { from: '2025-12-01', to: '2026-11-17' },
    before: { from: '2024-12-01', to: '2025-11-17' },
  });
  expect(datesOf('2026-03-31', 30, 'monthly').before).toEqual({ from: '2025-12-01', to: '2026-01-31' });
  expect(datesOf('2026-05-31', 90, 'monthly').before).toEqual({ from: '2025-12-01', to: '2026-02-28' });
});

test('as many days are asked for as either unit is compared with, on every day of a year', () => {
  for (const { period } of days('2027-03-01', '2028-03-01', 0))
    for (const span of spans)
      for (const unit of units) {
        const { before } = datesOf(period, span, unit);
        expect(lengthOf({ from: before.from, to: period })).toBeLessThanOrEqual(daysToAsk[span]);
      }
});

test('what is shown is drawn and added up, and so is what it is compared with', () => {
  const { calls } = countsOf(report(days('2026-09-19', today, 2)), today, 30, 'daily');
  expect(calls.points).toHaveLength(30);
  expect(calls.points[0]).toEqual({ date: '2026-10-19', value: 2 });
  expect(calls).toMatchObject({ total: 60, previousTotal: 60 });
  const monthly = countsOf(report(days('2026-07-01', today, 1)), today, 30, 'monthly').calls;
  expect(monthly.points).toEqual([
    { date: '2026-10', value: 31 },
    { date: '2026-11', value: 17 },
  ]);
  expect(monthly).toMatchObject({ total: 48, previousTotal: 31 + 17 });
});

test('a young business has nothing to compare with', () => {
  const { calls } = countsOf(report(days('2026-10-08', today, 1)), today, 30, 'daily');
  expect(calls).toMatchObject({ total: 30, previousTotal: undefined });
  expect(changeOf(calls)).toBeUndefined();
});

test('dates may carry a time, and order does not matter', () => {
  const items = [
    { period: '2026-11-17T00:00:00Z', count: 1 },
    { period: '2026-11-15', count: 3 },
  ];
  expect(countsOf(report(items), today, 30, 'daily').calls.points).toEqual([
    { date: '2026-11-15', value: 3 },
    { date: '2026-11-17', value: 1 },
  ]);
});

test('a zero among counts is drawn, nothing but zeros everywhere is no data', () => {
  const zeros = days('2026-11-15', today, 0);
  expect(countsOf(report(zeros), today, 30, 'daily').calls).toMatchObject({ points: [], total: undefined });
  const busy = { ...report(zeros), contacts: days('2026-11-15', today, 1) };
  expect(countsOf(busy, today, 30, 'daily').calls).toMatchObject({ total: 0 });
});

test('a change is more, less or none, as a part of what was before where there was something', () => {
  const change = (total: number, previousTotal: number) => changeOf({ points: [], total, previousTotal });
  expect(change(12, 10)).toEqual({ direction: 'more', amount: 2, part: 0.2 });
  expect(change(5, 10)).toEqual({ direction: 'less', amount: 5, part: 0.5 });
  expect(change(7, 0)).toEqual({ direction: 'more', amount: 7, part: undefined });
  expect(change(0, 0)).toMatchObject({ direction: 'same' });
});
