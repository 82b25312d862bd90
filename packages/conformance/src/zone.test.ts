import { expect, test } from 'vitest';
import { calendarOf, farZone, secondsAfter } from './zone.ts';

const dateIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at);

test('the far zone’s date differs from the UTC date and stays the same for 29 minutes', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = Date.UTC(2026, 9, 31, 0, minute);
    const { timeZone, offset } = farZone(new Date(now));
    const { today } = calendarOf({ offset }, now);
    expect([dateIn(timeZone, now), dateIn(timeZone, now + 29 * 60_000)]).toEqual([today, today]);
    expect(today).not.toBe(dateIn('UTC', now));
  }
});

test('days and months begin at midnight in the zone', () => {
  const calendar = calendarOf({ offset: 14 }, Date.UTC(2026, 10, 1, 11));
  expect(calendar).toMatchObject({ today: '2026-11-02', month: '2026-11', monthBefore: '2026-10' });
  expect(calendar.dayBegins).toBe(Date.UTC(2026, 10, 1, 10));
  expect(calendar.monthBegins).toBe(Date.UTC(2026, 9, 31, 10));
});

test('secondsAfter shifts a time with an offset and returns it in UTC', () => {
  expect(secondsAfter('2026-03-27T09:30:00+03:00', -1)).toBe('2026-03-27T06:29:59.000Z');
});
