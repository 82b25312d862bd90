import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoDate } from './dates.ts';
import { partsOf, placeEvents, type WeekEvent } from './events.ts';
import { planWeek, rowsOf } from './plan.ts';
import { weekOf } from './week.ts';

const weekIn = (timeZone: string, date: string, hours = {}) =>
  weekOf(dayOf(date), { locale: 'he', timeZone, ...hours });
const week = weekIn('Asia/Jerusalem', '2026-11-19');
const wholeDay = { firstHour: 0, lastHour: 24 };

const event = (id: string, start: string, end: string, more: Partial<WeekEvent> = {}): WeekEvent => ({
  id,
  title: `Call ${id}`,
  start,
  end,
  ...more,
});
const thursday = (id: string, from: string, until: string) =>
  event(id, `2026-11-19T${from}+02:00`, `2026-11-19T${until}+02:00`);
const shown = (parts: readonly { day: number; start: number; end: number }[]) =>
  parts.map(({ day, start, end }) => [day, start, end]);

test('a moment with any offset, a zoned date and a time on the wall are the same event', () => {
  const same = [
    event('a', '2026-11-19T08:30:00Z', '2026-11-19T09:00Z'),
    event('b', '2026-11-19T03:30:00.000-05:00', '2026-11-19T11:00+0200'),
    event('c', '2026-11-19T10:30', '2026-11-19T11:00:00'),
    event('d', '2026-11-19T10:30+02:00[Asia/Jerusalem]', '2026-11-19T11:00+02:00[Asia/Jerusalem]'),
    { ...event('e', '', ''), start: '2026-11-19T08:30+00:00[UTC]', end: '2026-11-19T11:00' },
  ];
  for (const placed of placeEvents(same, week)) {
    expect(shown(partsOf(placed, week)), placed.event.id).toEqual([[4, 630, 660]]);
    expect(placed.overlaps).toBe(4);
  }
  expect(() => placeEvents([event('f', '2026-13-40T08:00Z', '')], week)).toThrow(/start of the event f/);
});

test('WC-6: events are read by start, end, title and id, in whatever order they come', () => {
  const inOrder = [
    thursday('long before', '09:00', '12:00'),
    thursday('z', '10:00', '10:30'),
    thursday('a', '10:00', '11:00'),
    { ...thursday('2', '10:00', '11:00'), title: 'Call b' },
    { ...thursday('3', '10:00', '11:00'), title: 'Call b' },
    thursday('later', '10:15', '10:20'),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (given) => {
      expect(placeEvents(given, week).map((placed) => placed.event)).toEqual(inOrder);
    }),
  );
});

test('WC-6: an event knows with how many others it shares time; one that begins when it ends is none of them', () => {
  const events = [
    thursday('a', '09:00', '10:00'),
    thursday('b', '09:30', '10:30'),
    thursday('c', '10:00', '11:00'),
    thursday('moment', '10:00', '10:00'),
    event('holiday', '2026-11-19', '2026-11-20'),
  ];
  const overlaps = Object.fromEntries(placeEvents(events, week).map((one) => [one.event.id, one.overlaps]));
  expect(overlaps).toEqual({ a: 1, b: 3, c: 2, moment: 2, holiday: 0 });
});

test('WC-6: the count is that of looking at every pair', () => {
  const time = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(fc.array(fc.tuple(time, time), { maxLength: 30 }), (spans) => {
      const base = Date.parse('2026-11-19T06:00Z');
      const at = (minute: number) => new Date(base + minute * 60_000).toISOString();
      const events = spans.map(([from, length], id) => event(`${id}`, at(from), at(from + length)));
      for (const one of placeEvents(events, week)) {
        const [from = 0, length = 0] = spans[Number(one.event.id)] ?? [];
        const until = from + Math.max(length, 1e-5);
        const others = spans.filter(
          ([start, span], id) =>
            `${id}` !== one.event.id && start < until && start + Math.max(span, 1e-5) > from,
        );
        expect(one.overlaps).toBe(others.length);
      }
    }),
  );
});

test('an event over midnight is in both days, and one that ends at midnight is in one', () => {
  const partsIn = (from: string, until: string) => {
    const [placed] = placeEvents([event('a', from, until)], week);
    return placed ? partsOf(placed, week) : [];
  };
  const night = partsIn('2026-11-18T22:00', '2026-11-19T02:00');
  expect(shown(night)).toEqual([
    [3, 1320, 1440],
    [4, 0, 120],
  ]);
  expect(night.map(({ begins, ends }) => [begins, ends])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(shown(partsIn('2026-11-18T22:00', '2026-11-19T00:00'))).toEqual([[3, 1320, 1440]]);
  expect(shown(partsIn('2026-11-14T23:00', '2026-11-15T01:00'))).toEqual([[0, 0, 60]]);
  expect(shown(partsIn('2026-11-21T23:00', '2026-11-22T01:00'))).toEqual([[6, 1380, 1440]]);
  expect(partsIn('2026-11-14T23:00', '2026-11-15T00:00')).toEqual([]);
  expect(partsIn('2026-11-22T00:00', '2026-11-22T01:00')).toEqual([]);
});

test('whole days and 24 hours stand above the hours, in each of their days', () => {
  const plan = planWeek(week, [
    event('day', '2026-11-19', '2026-11-20'),
    event('fair', '2026-11-19T08:00', '2026-11-20T08:00'),
    event('nearly', '2026-11-19T00:00', '2026-11-19T23:59'),
    event('year', '2026-01-01', '2027-01-01'),
  ]);
  const idsOf = (day: number) => plan.days[day]?.allDay.map(({ placed }) => placed.event.id);
  expect(idsOf(4)).toEqual(['year', 'day', 'fair']);
  expect(idsOf(5)).toEqual(['year', 'fair']);
  expect(plan.days[4]?.timed).toHaveLength(1);
  expect(plan.events.map((one) => one.isWholeDays)).toEqual([true, false, true, false]);
  expect(plan.hasAllDay).toBe(true);
});

test('what takes no time, or less, is in the slot in which it begins', () => {
  const plan = planWeek(week, [thursday('zero', '10:30', '10:30'), thursday('less', '12:10', '11:00')]);
  const slots = plan.days[4]?.slots.flatMap((parts, row) => (parts.length > 0 ? [row] : []));
  expect(slots).toEqual([9, 12]);
  expect(plan.events.every(({ startsAt, endsAt }) => endsAt === startsAt)).toBe(true);
});

test('WC-15: what lies before the first and after the last hour is counted, in part or whole, each event once', () => {
  const plan = planWeek(week, [
    thursday('early', '05:00', '06:00'),
    thursday('into', '05:30', '06:30'),
    thursday('first', '06:00', '06:00'),
    thursday('out', '19:45', '21:00'),
    thursday('late', '20:00', '20:00'),
    event('nights', '2026-11-16T21:00', '2026-11-17T05:00'),
  ]);
  expect(plan.before.map((one) => one.event.id)).toEqual(['nights', 'early']);
  expect(plan.after.map((one) => one.event.id)).toEqual(['nights', 'late']);
  expect(plan.days[4]?.timed.map((part) => part.placed.event.id)).toEqual(['into', 'first', 'out']);
});

const instant = fc.integer({ min: Date.parse('2026-11-13T00:00Z'), max: Date.parse('2026-11-24T00:00Z') });

test('WC-15: whatever the hours, no event of the week is lost', () => {
  const length = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 4000 }));
  const spans = fc.array(fc.tuple(instant, length), { maxLength: 40 });
  const hours = fc.record({
    firstHour: fc.integer({ min: 0, max: 12 }),
    lastHour: fc.integer({ min: 13, max: 24 }),
  });
  fc.assert(
    fc.property(spans, hours, fc.constantFrom(15, 30, 60), (given, when, step) => {
      const own = weekIn('Asia/Jerusalem', '2026-11-19', { ...when, step });
      const iso = (at: number) => new Date(at).toISOString();
      const events = given.map(([at, minutes], id) => event(`${id}`, iso(at), iso(at + minutes * 60_000)));
      const plan = planWeek(own, events);
      const [from, until] = [Date.parse('2026-11-14T22:00Z'), Date.parse('2026-11-21T22:00Z')];
      const touching = plan.events.map((one) => Number(one.event.id)).sort((a, b) => a - b);
      expect(touching).toEqual(
        given.flatMap(([at, minutes], id) =>
          at < until && (at + minutes * 60_000 > from || at === from) ? [id] : [],
        ),
      );
      const parts = plan.days.flatMap((day) => [...day.allDay, ...day.timed, ...day.before, ...day.after]);
      expect(new Set(parts.map((part) => part.placed)).size).toBe(plan.events.length);
      expect(new Set(parts.map((part) => part.key)).size).toBe(parts.length);
      for (const day of plan.days)
        for (const part of day.timed) {
          const { first, end } = rowsOf(part, own);
          expect(first).toBeLessThan(end);
          for (let row = first; row < end; row++) expect(day.slots[row]).toContain(part);
        }
    }),
  );
});

describe('WC-14: in a week of a clock change', () => {
  test.each([
    ['Asia/Jerusalem', '2026-03-27'],
    ['Asia/Jerusalem', '2026-10-25'],
    ['Europe/London', '2026-03-29'],
    ['Europe/London', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['America/Sao_Paulo', '2018-11-04'],
    ['America/Sao_Paulo', '2019-02-17'],
    ['Asia/Tehran', '2022-03-22'],
    ['Asia/Tehran', '2022-09-22'],
    ['Africa/Cairo', '2026-04-24'],
    ['Africa/Cairo', '2026-10-30'],
  ])('WC-14: half past ten is half past ten on every day in %s around %s', (zone, date) => {
    const own = weekIn(zone, date, wholeDay);
    const events = own.days
      .map(({ date }) => [isoDate(date), isoDate(date + 1)])
      .flatMap(([day, next = '']) => [
        event(`${day} morning`, `${day}T10:30`, `${day}T11:00`),
        event(`${day} night`, `${day}T00:30`, `${day}T04:00`),
        event(`${day}`, `${day}`, next),
      ]);
    const plan = planWeek(own, events);
    for (const [index, day] of plan.days.entries()) {
      expect(shown(day.timed)).toContainEqual([index, 630, 660]);
      // The one half hour that is left out at midnight is read an hour later.
      expect(shown(day.timed).some(([, start, end]) => [30, 90].includes(start ?? 0) && end === 240)).toBe(
        true,
      );
      expect(day.allDay).toHaveLength(1);
      expect(day.timed).toHaveLength(2);
    }
  });
});

test('WC-14: in the hour that comes twice an event may end earlier on the wall, and stays in its slot', () => {
  const own = weekIn('Europe/London', '2026-10-25', wholeDay);
  const plan = planWeek(own, [event('a', '2026-10-25T00:45Z', '2026-10-25T01:15Z')]);
  const day = plan.days[indexOf(plan.days, '2026-10-25')];
  expect(shown(day?.timed ?? [])).toEqual([[0, 105, 105]]);
  expect(day?.slots[3]).toHaveLength(1);
  // The clock of Newfoundland went from Sunday back into Saturday.
  const sunday = weekIn('America/St_Johns', '2010-11-07', wholeDay);
  const back = planWeek(sunday, [event('b', '2010-11-07T02:30:30Z', '2010-11-07T02:45Z')]);
  expect(shown(back.days.flatMap(({ timed }) => timed))).toEqual([[0, 0, 0]]);
});

const indexOf = (days: readonly { date: number }[], date: string) =>
  days.findIndex((day) => isoDate(day.date) === date);
