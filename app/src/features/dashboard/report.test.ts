import { expect, test } from 'vitest';
import {
  changeOf,
  countsOf,
  datesOf,
  daysToAsk,
  monthsToAsk,
  type Span,
  spans,
  type Unit,
} from './report.ts';

const today = '2026-11-17';

/** Daily counts from one date to another, all with the same count. */
function days(from: string, to: string, count: number) {
  const items = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    items.push({ period: new Date(at).toISOString().slice(0, 10), count });
  return items;
}
const report = (calls: { period: string; count: number }[]) => ({ contacts: [], appointments: [], calls });
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

test('30 days end today and are compared with the 30 days before them', () => {
  expect(datesOf(today, 30, 'daily')).toEqual({
    shown: { from: '2026-10-19', to: '2026-11-17' },
    before: { from: '2026-09-19', to: '2026-10-18' },
  });
});

test('months start on the 1st; the current one is compared with the same part of an earlier one', () => {
  expect(datesOf(today, 365, 'monthly')).toEqual({
    shown: { from: '2025-12-01', to: '2026-11-17' },
    before: { from: '2024-12-01', to: '2025-11-17' },
  });
  expect(datesOf('2026-03-31', 30, 'monthly').before).toEqual({ from: '2025-12-01', to: '2026-01-31' });
  expect(datesOf('2026-05-31', 90, 'monthly').before).toEqual({ from: '2025-12-01', to: '2026-02-28' });
});

test('enough days are requested for the comparison, on every day of a year', () => {
  for (const { period } of days('2027-03-01', '2028-03-01', 0))
    for (const span of spans) {
      const { before } = datesOf(period, span, 'daily');
      expect(lengthOf({ from: before.from, to: period })).toBeLessThanOrEqual(daysToAsk(span));
    }
});

test('the shown days become points, and both periods are added up', () => {
  const { calls } = countsOf(report(days('2026-09-19', today, 2)), today, 30, 'daily');
  expect(calls.points).toHaveLength(30);
  expect(calls.points[0]).toEqual({ date: '2026-10-19', value: 2 });
  expect(calls).toMatchObject({ total: 60, previousTotal: 60 });
});

/** Monthly counts of a server that counts one per day; the last month ends at `to`. */
function months(from: string, to: string) {
  const sums = new Map<string, number>();
  for (const { period } of days(`${from.slice(0, 7)}-01`, to, 1))
    sums.set(period.slice(0, 7), (sums.get(period.slice(0, 7)) ?? 0) + 1);
  return [...sums].map(([period, count]) => ({ period, count }));
}

/** The calls of a two-month report, with the responses that `answer` returns for the requested dates. */
function told(answer: (dates: { from: string; to: string }) => { period: string; count: number }[]) {
  const { shown, before } = monthsToAsk(today, 30);
  return countsOf(report(answer(shown)), today, 30, 'monthly', report(answer(before))).calls;
}

test('months become points, and the totals compare the same part of the current month', () => {
  expect(monthsToAsk(today, 30)).toEqual({
    shown: { from: '2026-10-01', to: '2026-11-17' },
    before: { from: '2026-07-01', to: '2026-09-17' },
  });
  const { points, ...totals } = told(({ from, to }) => months(from, to));
  expect(points).toEqual([
    { date: '2026-10', value: 31 },
    { date: '2026-11', value: 17, coverage: 'so-far' },
  ]);
  expect(totals).toEqual({ total: 48, previousTotal: 31 + 17 });
});

test('months can include a day and come in any order', () => {
  const { points } = told(({ from, to }) =>
    months(from, to)
      .map(({ period, count }) => ({ period: `${period}-01`, count }))
      .reverse(),
  );
  expect(points.map(({ date }) => date)).toEqual(['2026-10', '2026-11']);
});

test('months from a server that ignores the dates are shown without a comparison', () => {
  expect(told(() => months('2025-12-01', today))).toMatchObject({ total: 48, previousTotal: undefined });
});

test('a business that started in the first of the earlier months has no comparison', () => {
  const began = '2026-08-20';
  const since = ({ from, to }: { from: string; to: string }) => months(from < began ? began : from, to);
  expect(told(since)).toMatchObject({ total: 48, previousTotal: undefined });
});

test('a business that started during the earlier days has no comparison', () => {
  const { calls } = countsOf(report(days('2026-10-08', today, 1)), today, 30, 'daily');
  expect(calls).toMatchObject({ total: 30, previousTotal: undefined });
  expect(changeOf(calls)).toBeUndefined();
});

test('the day or month of registration is incomplete, except a month registered on its 1st', () => {
  const since = (date: string, span: Span, unit: Unit, items: { period: string; count: number }[]) =>
    countsOf(report(items), today, span, unit, undefined, date).calls.points.map(({ coverage }) => coverage);
  expect(since('2026-11-15', 30, 'daily', days('2026-11-15', today, 1))).toEqual([
    'incomplete',
    undefined,
    'so-far',
  ]);
  const three = months('2026-09-20', today);
  expect(since('2026-09-20', 90, 'monthly', three)).toEqual(['incomplete', undefined, 'so-far']);
  expect(since('2026-09-01', 90, 'monthly', three)).toEqual([undefined, undefined, 'so-far']);
  expect(since('2026-11-15', 30, 'monthly', months('2026-11-15', today))).toEqual(['so-far']);
});

test('dates can include a time and come in any order', () => {
  const items = [
    { period: '2026-11-17T00:00:00Z', count: 1 },
    { period: '2026-11-15', count: 3 },
  ];
  expect(countsOf(report(items), today, 30, 'daily').calls.points).toEqual([
    { date: '2026-11-15', value: 3 },
    { date: '2026-11-17', value: 1, coverage: 'so-far' },
  ]);
});

test('a zero is shown if anything else was counted; zeros everywhere count as no data', () => {
  const zeros = days('2026-11-15', today, 0);
  expect(countsOf(report(zeros), today, 30, 'daily').calls).toMatchObject({ points: [], total: undefined });
  const busy = { ...report(zeros), contacts: days('2026-11-15', today, 1) };
  expect(countsOf(busy, today, 30, 'daily').calls).toMatchObject({ total: 0 });
});

test('a change has a direction, an amount and, unless the earlier total is 0, a fraction', () => {
  const change = (total: number, previousTotal: number) => changeOf({ points: [], total, previousTotal });
  expect(change(12, 10)).toEqual({ direction: 'more', amount: 2, part: 0.2 });
  expect(change(5, 10)).toEqual({ direction: 'less', amount: 5, part: 0.5 });
  expect(change(7, 0)).toEqual({ direction: 'more', amount: 7, part: undefined });
  expect(change(0, 0)).toMatchObject({ direction: 'same' });
});
