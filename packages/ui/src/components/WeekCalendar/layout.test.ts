import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { columnsIn, type DayLayout, layOutDay } from './layout.ts';
import { planWeek } from './plan.ts';
import { weekOf } from './week.ts';

const week = weekOf(dayOf('2026-11-19'), { locale: 'he', timeZone: 'UTC' });

const event = (id: string, from: string, until: string): WeekEvent => ({
  id,
  title: id,
  start: `2026-11-19T${from}Z`,
  end: `2026-11-19T${until}Z`,
});
const layOut = (events: readonly WeekEvent[], most: number) =>
  layOutDay(planWeek(week, events).days[4]?.timed ?? [], week, most);
const boxesOf = ({ boxes }: DayLayout) =>
  Object.fromEntries(
    boxes.map(({ part, column, span, columns }) => [part.placed.event.id, [column, span, columns]]),
  );
const crowdsOf = ({ crowds }: DayLayout) =>
  crowds.map(({ parts }) => parts.map(({ placed }) => placed.event.id));

test('an event alone has the whole width, also between crowded hours', () => {
  const layout = layOut(
    [event('a', '09:00', '10:00'), event('b', '09:00', '10:00'), event('alone', '10:00', '11:00')],
    3,
  );
  expect(boxesOf(layout)).toEqual({ a: [0, 1, 2], b: [1, 1, 2], alone: [0, 1, 1] });
});

test('columns are shared, and an event is widened over the free ones after it', () => {
  const layout = layOut(
    [
      event('long', '09:00', '12:00'),
      event('b', '09:00', '10:00'),
      event('c', '09:30', '10:00'),
      event('wide', '10:00', '11:00'),
    ],
    4,
  );
  expect(boxesOf(layout)).toEqual({ b: [0, 1, 3], long: [1, 1, 3], c: [2, 1, 3], wide: [0, 1, 3] });
  const freed = layOut(
    [
      event('a', '08:00', '12:00'),
      event('b', '08:00', '09:00'),
      event('c', '08:00', '09:00'),
      event('d', '09:00', '09:30'),
    ],
    4,
  );
  // Shorter ones come first, so what lasts stands at the end and what comes later begins again at the start.
  expect(boxesOf(freed)).toEqual({ b: [0, 1, 3], c: [1, 1, 3], a: [2, 1, 3], d: [0, 2, 3] });
});

test('where three come together and two have room, the third is in a crowd with a place for its button', () => {
  const layout = layOut(
    [
      event('check-up', '09:00', '10:00'),
      event('cleaning', '09:00', '10:30'),
      event('x-ray', '09:30', '10:30'),
    ],
    2,
  );
  expect(boxesOf(layout)).toEqual({ 'check-up': [0, 1, 2], cleaning: [1, 1, 2] });
  expect(crowdsOf(layout)).toEqual([['x-ray']]);
  expect(layout.crowds[0]).toMatchObject({ top: 570, bottom: 630, buttonBottom: 630 });
});

test('only events beside the button of a crowd keep room for it', () => {
  const { boxes } = layOut(
    [
      event('a', '09:00', '10:00'),
      event('b', '09:00', '10:00'),
      event('gone', '09:00', '12:00'),
      event('later', '10:00', '11:00'),
    ],
    2,
  );
  expect(boxes.map(({ part, isBesideCrowd }) => [part.placed.event.id, isBesideCrowd])).toEqual([
    ['a', true],
    ['b', true],
    ['later', false],
  ]);
});

test('where the button of a crowd takes room, fewer columns are readable, and only there', () => {
  const three = ['a', 'b', 'c'].map((id) => event(id, '09:00', '10:00'));
  const two = ['d', 'e'].map((id) => event(id, '10:00', '11:00'));
  const { timed = [] } = planWeek(week, [...three, ...two]).days[4] ?? {};
  const layout = layOutDay(timed, week, 2, 1);
  expect(boxesOf(layout)).toEqual({ a: [0, 1, 1], d: [0, 1, 2], e: [1, 1, 2] });
  expect(crowdsOf(layout)).toEqual([['b', 'c']]);
});

test('crowds that share no time have a button each, and one of both where they do', () => {
  const pair = (name: string, from: string, until: string) => [
    event(`${name} shown`, from, until),
    event(`${name} hidden`, from, until),
  ];
  const apart = layOut([...pair('a', '09:00', '09:30'), ...pair('b', '09:30', '10:00')], 1);
  expect(crowdsOf(apart)).toHaveLength(2);
  const together = layOut([...pair('a', '09:00', '09:31'), ...pair('b', '09:30', '10:00')], 1);
  expect(crowdsOf(together)).toHaveLength(1);
});

test('what lasts longest gives way, so that as many as can be are shown', () => {
  const layout = layOut(
    [
      event('all day long', '08:00', '18:00'),
      event('a', '09:00', '10:00'),
      event('b', '10:00', '11:00'),
      event('c', '10:30', '11:30'),
    ],
    1,
  );
  expect(Object.keys(boxesOf(layout))).toEqual(['a', 'b']);
  expect(crowdsOf(layout)).toEqual([['all day long', 'c']]);
});

test('a short event is drawn a row high, and shares its row with nothing else', () => {
  const layout = layOut([event('short', '10:00', '10:05'), event('next', '10:15', '11:00')], 2);
  expect(boxesOf(layout)).toEqual({ short: [0, 1, 2], next: [1, 1, 2] });
  const late = layOut([event('moment', '19:55', '19:55')], 2).boxes[0];
  expect(late).toMatchObject({ top: 1170, bottom: 1200 });
});

test('an event that begins before the first row or ends after the last is open at that edge', () => {
  const { boxes } = layOut([event('a', '05:00', '07:00'), event('b', '19:00', '22:00')], 2);
  expect(
    boxes.map(({ top, bottom, isCutAbove, isCutBelow }) => [top, bottom, isCutAbove, isCutBelow]),
  ).toEqual([
    [360, 420, true, false],
    [1140, 1200, false, true],
  ]);
});

/** Any minutes, or quarters of an hour, so that ends and beginnings meet. */
const someDay = fc
  .record({
    unit: fc.constantFrom(1, 15),
    spans: fc.array(fc.tuple(fc.integer({ min: 300, max: 1300 }), fc.nat(300)), { maxLength: 60 }),
  })
  .map(({ unit, spans }) =>
    spans.map(([from, length], index): WeekEvent => {
      const at = (minute: number) =>
        new Date(Date.UTC(2026, 10, 19, 0, Math.floor(Math.min(minute, 1439) / unit) * unit)).toISOString();
      return { id: `${index}`, title: `${index % 5}`, start: at(from), end: at(from + length) };
    }),
  );
const most = fc.integer({ min: 1, max: 6 });

test('no two events share pixels, and no column is narrower than the narrowest', () => {
  fc.assert(
    fc.property(someDay, most, (events, limit) => {
      const { boxes } = layOut(events, limit);
      for (const [index, a] of boxes.entries()) {
        expect(a.columns).toBeLessThanOrEqual(limit);
        expect(a.column + a.span).toBeLessThanOrEqual(a.columns);
        expect(a.bottom - a.top).toBeGreaterThanOrEqual(week.step);
        expect(a.top >= week.firstMinute && a.bottom <= week.lastMinute).toBe(true);
        for (const b of boxes.slice(index + 1)) {
          if (a.top >= b.bottom || b.top >= a.bottom) continue;
          // Side by side, in the same grid.
          expect(a.columns).toBe(b.columns);
          expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('no event is lost: each is drawn or in one crowd, and crowds keep apart', () => {
  fc.assert(
    fc.property(someDay, most, (events, limit) => {
      const timed = planWeek(week, events).days[4]?.timed ?? [];
      const { boxes, crowds } = layOutDay(timed, week, limit);
      const found = [...boxes.map(({ part }) => part), ...crowds.flatMap(({ parts }) => parts)];
      expect(found).toHaveLength(timed.length);
      expect(new Set(found)).toEqual(new Set(timed));
      for (const [index, crowd] of crowds.entries()) {
        expect(crowd.top).toBeGreaterThanOrEqual(crowds[index - 1]?.bottom ?? 0);
        expect(crowd.buttonBottom - week.step).toBeGreaterThanOrEqual(crowd.top);
        expect(crowd.buttonBottom).toBeLessThanOrEqual(crowd.bottom);
      }
      // Nothing gives way where all have room.
      if (crowds.length > 0) expect(boxes.some(({ columns }) => columns === limit)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('an event alone has the whole width, whatever else is in the day', () => {
  fc.assert(
    fc.property(someDay, most, (events, limit) => {
      const { boxes } = layOut(events, limit);
      for (const a of boxes) {
        const others = boxes.filter((b) => b !== a && a.top < b.bottom && b.top < a.bottom);
        if (others.length === 0) expect([a.column, a.span]).toEqual([0, a.columns]);
      }
    }),
  );
});

test('an event is as wide as what stands after it lets it be', () => {
  fc.assert(
    fc.property(someDay, most, (events, limit) => {
      const { boxes } = layOut(events, limit);
      for (const a of boxes) {
        const next = a.column + a.span;
        const isStopped = boxes.some((b) => b.column === next && a.top < b.bottom && b.top < a.bottom);
        expect(isStopped || next === a.columns).toBe(true);
      }
    }),
  );
});

test('the layout is the same in whatever order events come', () => {
  fc.assert(
    fc.property(someDay, most, fc.infiniteStream(fc.nat()), (events, limit, random) => {
      const keys = new Map(events.map((one) => [one.id, random.next().value ?? 0]));
      const shuffled = events.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
      expect(layOut(shuffled, limit)).toEqual(layOut(events, limit));
    }),
  );
});

test('WC-6: boxes are in reading order, so that Tab and the screen reader follow time', () => {
  fc.assert(
    fc.property(someDay, most, (events, limit) => {
      const timed = planWeek(week, events).days[4]?.timed ?? [];
      const order = layOutDay(timed, week, limit).boxes.map(({ part }) => timed.indexOf(part));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

test('a day has room for as many columns as are readable, and always for one', () => {
  expect([columnsIn(140, 60), columnsIn(60, 60), columnsIn(20, 60)]).toEqual([2, 1, 1]);
});
