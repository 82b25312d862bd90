import { afterAll, expect, test } from 'vitest';
import { clockChangeOn, plain, shownAround, twinOf, withOffset } from './clock.ts';
import { dateOf, spanOf, weekOf } from './weeks.ts';

const before = process.env.TZ;
const live = (zone: string) => {
  process.env.TZ = zone;
};
afterAll(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

const hours = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

test('a week begins on Sunday, whichever of its days is given', () => {
  for (const date of ['2026-11-15', '2026-11-18', '2026-11-21']) expect(weekOf(date)).toBe('2026-11-15');
  expect(weekOf('2026-11-22')).toBe('2026-11-22');
  expect(weekOf('1969-12-31')).toBe('1969-12-28');
});

test.each([null, '', 'soon', '2026-02-30', '2026-13-01', '0001-01-01', '26-11-15', '9999-12-31'])(
  'an invalid date (%s) gives the current week',
  (date) => {
    expect(weekOf(date, '2026-11-17')).toBe('2026-11-15');
  },
);

test('a week with a daylight saving change is one hour shorter or longer', () => {
  live('Asia/Jerusalem');
  expect(spanOf('2026-11-15')).toEqual({ from: '2026-11-14T22:00:00.000Z', to: '2026-11-21T22:00:00.000Z' });
  expect(hours(spanOf('2026-03-22'))).toBe(167);
  expect(hours(spanOf('2026-10-25'))).toBe(169);
});

test('the same instant has the date and UTC offset of the local time zone', () => {
  const moment = '2026-11-18T22:30:00.000Z';
  for (const [zone, date, text] of [
    ['Asia/Jerusalem', '2026-11-19', '2026-11-19T00:30:00+02:00'],
    ['America/New_York', '2026-11-18', '2026-11-18T17:30:00-05:00'],
    ['Asia/Tokyo', '2026-11-19', '2026-11-19T07:30:00+09:00'],
  ] as const) {
    live(zone);
    expect([dateOf(moment), withOffset(moment)]).toEqual([date, text]);
    expect(plain(withOffset(moment))).toBe('2026-11-18T22:30:00Z');
  }
});

test('on the day the clock goes forward, the change gives the skipped hour', () => {
  live('Asia/Jerusalem');
  const change = clockChangeOn('2026-03-27T12:00:00+03:00');
  expect(change?.at.toISOString()).toBe('2026-03-27T00:00:00.000Z');
  expect(change?.by).toBe(3_600_000);
  expect(change && shownAround(change)).toEqual({ from: '02:00', to: '03:00' });
  expect(twinOf('2026-03-27T00:30:00Z')).toBeNull();
  expect(clockChangeOn('2026-03-26T12:00:00Z')).toBeNull();
  expect(clockChangeOn('')).toBeNull();
});

test('on the day the clock goes back, each instant of the repeated hour has a twin', () => {
  live('Asia/Jerusalem');
  const change = clockChangeOn('2026-10-25T12:00:00+02:00');
  expect(change && shownAround(change)).toEqual({ from: '02:00', to: '01:00' });
  const [first, second] = ['2026-10-24T22:30:00Z', '2026-10-24T23:30:00Z'];
  expect(twinOf(first)).toEqual({ which: 'first', other: second });
  expect(twinOf(second)).toEqual({ which: 'second', other: first });
  expect(twinOf('2026-10-25T00:00:00Z')).toBeNull();
  expect(twinOf('2026-10-24T21:59:00Z')).toBeNull();
});

test('a time zone without daylight saving has no clock changes', () => {
  live('Asia/Tokyo');
  expect(clockChangeOn('2026-03-27T03:00:00Z')).toBeNull();
  expect(hours(spanOf('2026-10-25'))).toBe(168);
});
