import { expect, test } from 'vitest';
import { forecastOf, type MonthUsage, monthsUntil, yearRows } from './costs.ts';

const channel = (name: string, minutes: number, deleted = false) => ({
  ...{ channel: name, name, minutes, cost: Math.max(60, 2 * minutes) },
  ...(deleted && { deleted }),
});
const usage = (channels: MonthUsage['channels'], timeZone = 'Asia/Jerusalem'): MonthUsage => ({
  ...{ month: '2026-11', timeZone, channels, minutes: 0, cost: 0 },
});

test('the last twelve months cross the year', () => {
  const months = monthsUntil('2026-03', 12);
  expect([months[0], months[2], months[3], months[11]]).toEqual(['2026-03', '2026-01', '2025-12', '2025-04']);
  expect(months).toHaveLength(12);
});

test('a row has the minutes that the minimum covers, also of a deleted channel', () => {
  expect(yearRows([usage([channel('A', 12), channel('B', 45, true)])])).toEqual([
    { key: '2026-11 A', month: '2026-11', name: 'A', isDeleted: false, minutes: 12, covered: 12, cost: 60 },
    { key: '2026-11 B', month: '2026-11', name: 'B', isDeleted: true, minutes: 45, covered: 30, cost: 90 },
  ]);
});

// In Israel, it is two hours later.
const noon = new Date('2026-11-10T22:00:00Z');

test('the forecast continues the days so far, and keeps the minimum of each channel', () => {
  // 10 of 30 days have passed.
  expect(forecastOf(usage([channel('A', 40), channel('B', 2)]), noon)).toEqual({ minutes: 126, cost: 300 });
});

test('a deleted channel gets no more calls', () => {
  expect(forecastOf(usage([channel('A', 40, true)]), noon)).toEqual({ minutes: 40, cost: 80 });
});

test('the days are those of the organization’s time zone', () => {
  const late = forecastOf(usage([channel('A', 40)], 'Pacific/Kiritimati'), noon);
  expect(late?.minutes).toBeLessThan(120);
});

test('there is no forecast in the first three days, nor for another month', () => {
  expect(forecastOf(usage([channel('A', 40)]), new Date('2026-11-03T21:00:00Z'))).toBeUndefined();
  expect(forecastOf(usage([channel('A', 40)]), new Date('2026-12-10T22:00:00Z'))).toBeUndefined();
});
