import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, isRepeated, isSkipped } from './clock.ts';
import { type DayNumber, dayOf } from './dates.ts';

/** zone, first day of the week, when the clock is changed, what it shows before and after. */
const changes = [
  ['Asia/Jerusalem', '2026-03-22', '2026-03-27T00:00Z', '2026-03-27 02:00', '2026-03-27 03:00'],
  ['Asia/Jerusalem', '2026-10-25', '2026-10-24T23:00Z', '2026-10-25 02:00', '2026-10-25 01:00'],
  ['Europe/London', '2026-03-23', '2026-03-29T01:00Z', '2026-03-29 01:00', '2026-03-29 02:00'],
  ['Europe/London', '2026-10-19', '2026-10-25T01:00Z', '2026-10-25 02:00', '2026-10-25 01:00'],
  ['America/New_York', '2026-03-08', '2026-03-08T07:00Z', '2026-03-08 02:00', '2026-03-08 03:00'],
  ['America/New_York', '2026-11-01', '2026-11-01T06:00Z', '2026-11-01 02:00', '2026-11-01 01:00'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00Z', '2018-11-04 00:00', '2018-11-04 01:00'],
  ['America/Sao_Paulo', '2019-02-10', '2019-02-17T02:00Z', '2019-02-17 00:00', '2019-02-16 23:00'],
  ['Asia/Tehran', '2022-03-19', '2022-03-21T20:30Z', '2022-03-22 00:00', '2022-03-22 01:00'],
  ['Asia/Tehran', '2022-09-17', '2022-09-21T19:30Z', '2022-09-22 00:00', '2022-09-21 23:00'],
  ['Africa/Cairo', '2026-04-18', '2026-04-23T22:00Z', '2026-04-24 00:00', '2026-04-24 01:00'],
  ['Africa/Cairo', '2026-10-24', '2026-10-29T21:00Z', '2026-10-30 00:00', '2026-10-29 23:00'],
  // Half an hour, and a change that leads back into the day before.
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T15:00Z', '2026-04-05 02:00', '2026-04-05 01:30'],
  ['America/St_Johns', '2010-11-01', '2010-11-07T02:31Z', '2010-11-07 00:01', '2010-11-06 23:01'],
] as const;

const wallOf = (text: string, first: DayNumber) => {
  const [date = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day: dayOf(date) - first, minute: hour * 60 + minute };
};

/** What a clock on the wall shows, by `Intl` and nothing else. */
function shownAt(instant: number, timeZone: string, first: DayNumber) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const date = Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 0) - 1, parts['day'] ?? 0) / 86_400_000;
  return {
    day: date - first,
    minute: (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0),
  };
}

describe.each(changes)('%s in the week of %s', (zone, week, moment, before, after) => {
  const first = dayOf(week);
  const clock = clockOf(zone, first, 7);
  const at = Date.parse(moment);

  test('WC-14: the change of the clock is found to the minute', () => {
    const [from, to] = [wallOf(before, first), wallOf(after, first)];
    const by = (to.day - from.day) * 1440 + to.minute - from.minute;
    expect(clock.changes).toEqual([{ at, by, from, to }]);
  });

  test('WC-14: any moment stands where the clock on the wall shows it', () => {
    const week = fc.integer({ min: at - 4 * 86_400_000, max: at + 4 * 86_400_000 });
    const near = fc.integer({ min: at - 3_600_000, max: at + 3_600_000 });
    fc.assert(
      fc.property(fc.oneof(week, near), (instant) => {
        expect(clock.read(instant)).toEqual(shownAt(instant, zone, first));
      }),
      { numRuns: 150 },
    );
  });

  test('WC-14: a time that is left out, or comes twice, is known as such', () => {
    const [from, to] = [wallOf(before, first), wallOf(after, first)];
    const isForward = to.day * 1440 + to.minute > from.day * 1440 + from.minute;
    const [start, end] = isForward ? [from, to] : [to, from];
    const says = isForward ? isSkipped : isRepeated;
    const other = isForward ? isRepeated : isSkipped;
    expect(says(clock, start.day, start.minute)).toBe(true);
    expect(says(clock, end.day, end.minute)).toBe(false);
    expect(other(clock, start.day, start.minute)).toBe(false);
  });
});

test('WC-14: where the clock is not changed any more, a week has no change', () => {
  for (const zone of ['America/Sao_Paulo', 'Asia/Tehran', 'UTC']) {
    for (const week of ['2026-03-22', '2026-10-25', '2026-11-01']) {
      expect(clockOf(zone, dayOf(week), 7).changes).toEqual([]);
    }
  }
});

test('WC-14: a moment of another year is read too', () => {
  const first = dayOf('2026-11-15');
  const clock = clockOf('Asia/Jerusalem', first, 7);
  const moment = Date.UTC(2025, 6, 1, 9);
  expect(clock.read(moment)).toEqual(shownAt(moment, 'Asia/Jerusalem', first));
});
