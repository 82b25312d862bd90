import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoDate, momentIn, type Week, type WeekCalendarView, weekOf } from './dates.ts';
import { layOutWeek, outsideParts, partsOf, placeEvents, rowsOf, type WeekEvent } from './events.ts';
import {
  availableColumns,
  type DayLayout,
  initialPosition,
  layOutDay,
  listedParts,
  slotItems,
} from './layout.ts';
import {
  allDayRow,
  type CellPosition,
  type GridShape,
  headerRow,
  intentionOf,
  type KeyPress,
  positionIn,
} from './useGridFocus.ts';

describe('events', () => {
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

  test('a moment with any offset, a zoned date and a local time are placed alike', () => {
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

  test('WC-6: events are ordered by start, end, title and ID, regardless of input order', () => {
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

  test('WC-6: `overlaps` counts the events that share time, without adjacent ones', () => {
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

  test('WC-6: `overlaps` equals a pairwise comparison', () => {
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

  test('an event across midnight is in both days, and one that ends at midnight in one', () => {
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

  test('events of whole days or 24 hours are all-day events on each of their days', () => {
    const weekLayout = layOutWeek(week, [
      event('day', '2026-11-19', '2026-11-20'),
      event('fair', '2026-11-19T08:00', '2026-11-20T08:00'),
      event('nearly', '2026-11-19T00:00', '2026-11-19T23:59'),
      event('year', '2026-01-01', '2027-01-01'),
    ]);
    const idsOf = (day: number) => weekLayout.days[day]?.allDay.map(({ placed }) => placed.event.id);
    expect(idsOf(4)).toEqual(['year', 'day', 'fair']);
    expect(idsOf(5)).toEqual(['year', 'fair']);
    expect(weekLayout.days[4]?.timed).toHaveLength(1);
    expect(weekLayout.events.map((one) => one.isWholeDays)).toEqual([true, false, true, false]);
    expect(weekLayout.hasAllDay).toBe(true);
  });

  test('an event of zero or negative length is in the slot in which it starts', () => {
    const weekLayout = layOutWeek(week, [
      thursday('zero', '10:30', '10:30'),
      thursday('less', '12:10', '11:00'),
    ]);
    const slots = weekLayout.days[4]?.slots.flatMap((parts, row) => (parts.length > 0 ? [row] : []));
    expect(slots).toEqual([9, 12]);
    expect(weekLayout.events.every(({ startsAt, endsAt }) => endsAt === startsAt)).toBe(true);
  });

  test('WC-15: events before the first and after the last hour are counted once each, even in part', () => {
    const weekLayout = layOutWeek(week, [
      thursday('early', '05:00', '06:00'),
      thursday('into', '05:30', '06:30'),
      thursday('first', '06:00', '06:00'),
      thursday('out', '19:45', '21:00'),
      thursday('late', '20:00', '20:00'),
      event('nights', '2026-11-16T21:00', '2026-11-17T05:00'),
    ]);
    expect(outsideParts(weekLayout, 'before').map((one) => one.placed.event.id)).toEqual(['nights', 'early']);
    expect(outsideParts(weekLayout, 'after').map((one) => one.placed.event.id)).toEqual(['nights', 'late']);
    expect(weekLayout.days[4]?.timed.map((part) => part.placed.event.id)).toEqual(['into', 'first', 'out']);
  });

  const instant = fc.integer({ min: Date.parse('2026-11-13T00:00Z'), max: Date.parse('2026-11-24T00:00Z') });

  test('WC-15: no event of the week is lost, for any hours', () => {
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
        const weekLayout = layOutWeek(own, events);
        const [from, until] = [Date.parse('2026-11-14T22:00Z'), Date.parse('2026-11-21T22:00Z')];
        const touching = weekLayout.events.map((one) => Number(one.event.id)).sort((a, b) => a - b);
        expect(touching).toEqual(
          given.flatMap(([at, minutes], id) =>
            at < until && (at + minutes * 60_000 > from || at === from) ? [id] : [],
          ),
        );
        const parts = weekLayout.days.flatMap((day) => [
          ...day.allDay,
          ...day.timed,
          ...day.before,
          ...day.after,
        ]);
        expect(new Set(parts.map((part) => part.placed)).size).toBe(weekLayout.events.length);
        // The parts of an all-day event have the key of its bar.
        expect(new Set(parts.map((part) => `${part.key} ${part.day}`)).size).toBe(parts.length);
        for (const day of weekLayout.days)
          for (const part of day.timed) {
            const { first, end } = rowsOf(part, own);
            expect(first).toBeLessThan(end);
            for (let row = first; row < end; row++) expect(day.slots[row]).toContain(part);
          }
      }),
    );
  });

  describe('WC-14: in a week with a clock change', () => {
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
    ])('WC-14: 10:30 is at 10:30 on every day in %s around %s', (zone, date) => {
      const own = weekIn(zone, date, wholeDay);
      const events = own.days
        .map(({ date }) => [isoDate(date), isoDate(date + 1)])
        .flatMap(([day, next = '']) => [
          event(`${day} morning`, `${day}T10:30`, `${day}T11:00`),
          event(`${day} night`, `${day}T00:30`, `${day}T04:00`),
          event(`${day}`, `${day}`, next),
        ]);
      const weekLayout = layOutWeek(own, events);
      for (const [index, day] of weekLayout.days.entries()) {
        expect(shown(day.timed)).toContainEqual([index, 630, 660]);
        // A half hour skipped at midnight is placed one hour later.
        expect(shown(day.timed).some(([, start, end]) => [30, 90].includes(start ?? 0) && end === 240)).toBe(
          true,
        );
        expect(day.allDay).toHaveLength(1);
        expect(day.timed).toHaveLength(2);
      }
    });
  });

  test('WC-14: in a repeated hour an event with an earlier local end stays in its slot', () => {
    const own = weekIn('Europe/London', '2026-10-25', wholeDay);
    const weekLayout = layOutWeek(own, [event('a', '2026-10-25T00:45Z', '2026-10-25T01:15Z')]);
    const day = weekLayout.days[indexOf(weekLayout.days, '2026-10-25')];
    expect(shown(day?.timed ?? [])).toEqual([[0, 105, 105]]);
    expect(day?.slots[3]).toHaveLength(1);
    // In Newfoundland the clock went back from Sunday into Saturday.
    const sunday = weekIn('America/St_Johns', '2010-11-07', wholeDay);
    const back = layOutWeek(sunday, [event('b', '2010-11-07T02:30:30Z', '2010-11-07T02:45Z')]);
    expect(shown(back.days.flatMap(({ timed }) => timed))).toEqual([[0, 0, 0]]);
  });

  const indexOf = (days: readonly { date: number }[], date: string) =>
    days.findIndex((day) => isoDate(day.date) === date);
});

describe('columns of a day', () => {
  const week = weekOf(dayOf('2026-11-19'), { locale: 'he', timeZone: 'UTC' });

  const event = (id: string, from: string, until: string): WeekEvent => ({
    id,
    title: id,
    start: `2026-11-19T${from}Z`,
    end: `2026-11-19T${until}Z`,
  });
  const layOut = (events: readonly WeekEvent[], most: number) =>
    layOutDay(layOutWeek(week, events).days[4]?.timed ?? [], week, most);
  const boxesOf = ({ boxes }: DayLayout) =>
    Object.fromEntries(
      boxes.map(({ part, column, span, columns }) => [part.placed.event.id, [column, span, columns]]),
    );
  const overflowsOf = ({ overflows }: DayLayout) =>
    overflows.map(({ parts }) => parts.map(({ placed }) => placed.event.id));

  test('an event without overlaps has the whole width, also next to crowded hours', () => {
    const layout = layOut(
      [event('a', '09:00', '10:00'), event('b', '09:00', '10:00'), event('alone', '10:00', '11:00')],
      3,
    );
    expect(boxesOf(layout)).toEqual({ a: [0, 1, 2], b: [1, 1, 2], alone: [0, 1, 1] });
  });

  test('overlapping events share columns, and an event expands over the free columns after it', () => {
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
    // Shorter events come first, so long ones are in the last column and later ones start again in the first.
    expect(boxesOf(freed)).toEqual({ b: [0, 1, 3], c: [1, 1, 3], a: [2, 1, 3], d: [0, 2, 3] });
  });

  test('if only two of three events fit, the third is in an overflow with room for its button', () => {
    const layout = layOut(
      [
        event('check-up', '09:00', '10:00'),
        event('cleaning', '09:00', '10:30'),
        event('x-ray', '09:30', '10:30'),
      ],
      2,
    );
    expect(boxesOf(layout)).toEqual({ 'check-up': [0, 1, 2], cleaning: [1, 1, 2] });
    expect(overflowsOf(layout)).toEqual([['x-ray']]);
    expect(layout.overflows[0]).toMatchObject({ top: 570, bottom: 630, buttonBottom: 630 });
  });

  test('only events next to an overflow button leave room for it', () => {
    const { boxes } = layOut(
      [
        event('a', '09:00', '10:00'),
        event('b', '09:00', '10:00'),
        event('gone', '09:00', '12:00'),
        event('later', '10:00', '11:00'),
      ],
      2,
    );
    expect(boxes.map(({ part, isBesideMoreButton }) => [part.placed.event.id, isBesideMoreButton])).toEqual([
      ['a', true],
      ['b', true],
      ['later', false],
    ]);
  });

  test('fewer columns fit next to an overflow button, and only there', () => {
    const three = ['a', 'b', 'c'].map((id) => event(id, '09:00', '10:00'));
    const two = ['d', 'e'].map((id) => event(id, '10:00', '11:00'));
    const { timed = [] } = layOutWeek(week, [...three, ...two]).days[4] ?? {};
    const layout = layOutDay(timed, week, 2, 1);
    expect(boxesOf(layout)).toEqual({ a: [0, 1, 1], d: [0, 1, 2], e: [1, 1, 2] });
    expect(overflowsOf(layout)).toEqual([['b', 'c']]);
  });

  test('separate overflows have a button each; overlapping ones share one', () => {
    const pair = (name: string, from: string, until: string) => [
      event(`${name} shown`, from, until),
      event(`${name} hidden`, from, until),
    ];
    const apart = layOut([...pair('a', '09:00', '09:30'), ...pair('b', '09:30', '10:00')], 1);
    expect(overflowsOf(apart)).toHaveLength(2);
    const together = layOut([...pair('a', '09:00', '09:31'), ...pair('b', '09:30', '10:00')], 1);
    expect(overflowsOf(together)).toHaveLength(1);
  });

  test('the longest events overflow, so that as many as possible are shown', () => {
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
    expect(overflowsOf(layout)).toEqual([['all day long', 'c']]);
  });

  test('a short event is one row high and doesn’t overlap the next event in that row', () => {
    const layout = layOut([event('short', '10:00', '10:05'), event('next', '10:15', '11:00')], 2);
    expect(boxesOf(layout)).toEqual({ short: [0, 1, 2], next: [1, 1, 2] });
    const late = layOut([event('moment', '19:55', '19:55')], 2).boxes[0];
    expect(late).toMatchObject({ top: 1170, bottom: 1200 });
  });

  test('an event that starts before the first row or ends after the last is cut at that edge', () => {
    const { boxes } = layOut([event('a', '05:00', '07:00'), event('b', '19:00', '22:00')], 2);
    expect(boxes.map(({ top, bottom }) => [top, bottom])).toEqual([
      [360, 420],
      [1140, 1200],
    ]);
  });

  /** Any minutes, or quarter hours, so that ends and starts coincide. */
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
            // Side by side in the same set of columns.
            expect(a.columns).toBe(b.columns);
            expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every event is shown or in exactly one overflow, and overflows don’t intersect', () => {
    fc.assert(
      fc.property(someDay, most, (events, limit) => {
        const timed = layOutWeek(week, events).days[4]?.timed ?? [];
        const { boxes, overflows } = layOutDay(timed, week, limit);
        const found = [...boxes.map(({ part }) => part), ...overflows.flatMap(({ parts }) => parts)];
        expect(found).toHaveLength(timed.length);
        expect(new Set(found)).toEqual(new Set(timed));
        for (const [index, overflow] of overflows.entries()) {
          expect(overflow.top).toBeGreaterThanOrEqual(overflows[index - 1]?.bottom ?? 0);
          expect(overflow.buttonBottom - week.step).toBeGreaterThanOrEqual(overflow.top);
          expect(overflow.buttonBottom).toBeLessThanOrEqual(overflow.bottom);
        }
        // There is an overflow only if the columns are full.
        if (overflows.length > 0) expect(boxes.some(({ columns }) => columns === limit)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('an event without overlaps has the whole width on any day', () => {
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

  test('an event expands until the next event or the end of the columns', () => {
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

  test('the layout doesn’t depend on the order of events', () => {
    fc.assert(
      fc.property(someDay, most, fc.infiniteStream(fc.nat()), (events, limit, random) => {
        const keys = new Map(events.map((one) => [one.id, random.next().value ?? 0]));
        const shuffled = events.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
        expect(layOut(shuffled, limit)).toEqual(layOut(events, limit));
      }),
    );
  });

  test('WC-6: boxes are in reading order, so Tab and screen readers follow time', () => {
    fc.assert(
      fc.property(someDay, most, (events, limit) => {
        const timed = layOutWeek(week, events).days[4]?.timed ?? [];
        const order = layOutDay(timed, week, limit).boxes.map(({ part }) => timed.indexOf(part));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a day has as many columns as are readable, and at least one', () => {
    expect([availableColumns(140, 60), availableColumns(60, 60), availableColumns(20, 60)]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('items of a slot', () => {
  const week = weekOf(dayOf('2026-11-19'), { locale: 'he', timeZone: 'UTC' });
  const event = (id: string, from: string, until: string, day = '19'): WeekEvent => ({
    id,
    title: id,
    start: `2026-11-${day}T${from}`,
    end: `2026-11-${day}T${until}`,
  });

  const spans = fc.array(fc.tuple(fc.nat(900), fc.nat(300)), { maxLength: 30 });

  test('each event of a slot is an item of the slot or in an overflow of it', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 4 }), (given, most) => {
        const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 5, minute)).toISOString();
        const events = given.map(([from, length], id) => ({
          ...event(`${id}`, '', ''),
          start: at(from),
          end: at(from + length),
        }));
        const day = layOutWeek(week, events).days[4];
        if (!day) throw new Error('No day');
        const layout = layOutDay(day.timed, week, most);
        for (const [row, parts] of day.slots.entries()) {
          const items = slotItems(day, row, layout);
          const reached = items.flatMap((item) =>
            item.kind === 'event' ? [item.box.part] : item.overflow.parts,
          );
          expect(new Set(reached)).toEqual(new Set([...parts, ...reached]));
          expect(new Set(reached).size).toBe(reached.length);
          const places = items.flatMap((item) => (item.kind === 'event' ? [item.inSlot.position] : []));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test('the list of a day has all-day, early, timed and late events in order', () => {
    const weekLayout = layOutWeek(week, [
      event('late', '21:00', '22:00'),
      event('into the hours', '05:30', '06:30'),
      event('early', '05:45', '06:00'),
      { id: 'holiday', title: 'holiday', start: '2026-11-19', end: '2026-11-20' },
      event('noon', '12:00', '13:00'),
    ]);
    const [day] = weekLayout.days.slice(4);
    expect(day && listedParts(day, weekLayout).map(({ placed }) => placed.event.id)).toEqual([
      'holiday',
      'into the hours',
      'early',
      'noon',
      'late',
    ]);
  });

  test('the initial position is now, else the first event, else the first slot', () => {
    const weekLayout = layOutWeek(week, [
      event('noon', '12:00', '13:00'),
      event('other', '09:00', '10:00', '20'),
    ]);
    const opening = (now: string) => initialPosition(weekLayout, momentIn(week, Date.parse(now)));
    expect(opening('2026-11-17T11:20:00Z')).toEqual({ day: 2, row: 10 });
    expect(opening('2026-11-17T22:00:00Z')).toEqual({ day: 2, row: 27 });
    expect(opening('2026-11-19T05:00:00Z')).toEqual({ day: 4, row: 12 });
    expect(opening('2026-11-20T23:00:00Z')).toEqual({ day: 5, row: 6 });
    expect(opening('2026-12-24T11:00:00Z')).toEqual({ day: 4, row: 12 });
    expect(initialPosition(layOutWeek(week, []), null)).toEqual({ day: 0, row: 0 });
  });
});

describe('keys', () => {
  const shape: GridShape = { days: 7, rows: 28, hasAllDay: true, events: 0, isMirrored: false };
  const mirrored = { ...shape, isMirrored: true };
  const noon: CellPosition = { day: 4, row: 12, event: null };

  /** The key event of a name such as "Ctrl+Home". */
  function pressOf(name: string): KeyPress {
    const parts = name.split('+');
    const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
    return {
      key: { Space: ' ' }[name] ?? parts.at(-1) ?? '',
      ctrlKey: has('Ctrl'),
      shiftKey: has('Shift'),
      altKey: has('Alt'),
      metaKey: has('Meta'),
    };
  }

  const after = (name: string, at: Partial<CellPosition> = {}, own: Partial<GridShape> = {}) =>
    intentionOf(pressOf(name), { ...noon, ...at }, { ...shape, ...own });
  const going = (day: number, row: number, pages = 0, event: number | null = null) => ({
    to: { day, row, event },
    pages,
  });

  test('arrow keys move to the adjacent half hour or day', () => {
    expect(after('ArrowUp')).toEqual(going(4, 11));
    expect(after('ArrowDown')).toEqual(going(4, 13));
    expect(after('ArrowLeft')).toEqual(going(3, 12));
    expect(after('ArrowRight')).toEqual(going(5, 12));
  });

  test('Up from the first slot goes to the all-day row, then the header; Down from the last slot stays', () => {
    expect(after('ArrowUp', { row: 0 })).toEqual(going(4, allDayRow));
    expect(after('ArrowUp', { row: allDayRow })).toEqual(going(4, headerRow));
    expect(after('ArrowUp', { row: headerRow })).toEqual(going(4, headerRow));
    expect(after('ArrowUp', { row: 0 }, { hasAllDay: false })).toEqual(going(4, headerRow));
    expect(after('ArrowDown', { row: headerRow })).toEqual(going(4, allDayRow));
    expect(after('ArrowDown', { row: headerRow }, { hasAllDay: false })).toEqual(going(4, 0));
    expect(after('ArrowDown', { row: allDayRow })).toEqual(going(4, 0));
    expect(after('ArrowDown', { row: 27 })).toEqual(going(4, 27));
  });

  test('left and right across the week boundary go to the adjacent week at the same time', () => {
    expect(after('ArrowLeft', { day: 0 })).toEqual(going(6, 12, -1));
    expect(after('ArrowRight', { day: 6 })).toEqual(going(0, 12, 1));
    expect(after('ArrowLeft', { day: 6 }, mirrored)).toEqual(going(0, 12, 1));
    expect(after('ArrowRight', { day: 0 }, mirrored)).toEqual(going(6, 12, -1));
  });

  test('in a mirrored week Left is the next day, and Home is still the first day', () => {
    expect(after('ArrowLeft', {}, mirrored)).toEqual(going(5, 12));
    expect(after('ArrowRight', {}, mirrored)).toEqual(going(3, 12));
    expect(after('Home', {}, mirrored)).toEqual(going(0, 12));
    expect(after('End', {}, mirrored)).toEqual(going(6, 12));
  });

  test('Home, End, Page Up and Page Down move within the week and between weeks', () => {
    expect(after('Home')).toEqual(going(0, 12));
    expect(after('End')).toEqual(going(6, 12));
    expect(after('Ctrl+Home')).toEqual(going(0, 0));
    expect(after('Ctrl+End')).toEqual(going(6, 27));
    expect(after('PageUp')).toEqual(going(4, 12, -1));
    expect(after('PageDown')).toEqual(going(4, 12, 1));
    expect(after('Shift+PageUp')).toEqual(going(4, 12, -4));
    expect(after('Shift+PageDown')).toEqual(going(4, 12, 4));
  });

  test('Enter and Space act on a free slot, and enter the first event of an occupied one', () => {
    for (const key of ['Enter', 'Space']) {
      expect(after(key)).toBe('act');
      expect(after(key, {}, { events: 2 })).toEqual(going(4, 12, 0, 0));
    }
  });

  describe('within a slot', () => {
    const events = { events: 3 };

    test('Tab and arrow keys move between events, and Escape returns to the slot', () => {
      for (const key of ['Tab', 'ArrowDown'])
        expect(after(key, { event: 1 }, events)).toEqual(going(4, 12, 0, 2));
      for (const key of ['Shift+Tab', 'ArrowUp'])
        expect(after(key, { event: 1 }, events)).toEqual(going(4, 12, 0, 0));
      expect(after('Escape', { event: 1 }, events)).toEqual(going(4, 12));
    });

    test('at the first and last event arrow keys stay, and Tab is left to the browser', () => {
      expect(after('ArrowDown', { event: 2 }, events)).toEqual(going(4, 12, 0, 2));
      expect(after('ArrowUp', { event: 0 }, events)).toEqual(going(4, 12, 0, 0));
      expect(after('Tab', { event: 2 }, events)).toBeNull();
      expect(after('Shift+Tab', { event: 0 }, events)).toBeNull();
    });

    test('on an event, activation keys and horizontal keys are left to the browser', () => {
      for (const key of ['Enter', 'Space', 'ArrowLeft', 'Home', 'PageDown', 'Ctrl+End', 'Shift+ArrowDown'])
        expect(after(key, { event: 1 }, events), key).toBeNull();
    });
  });

  test('letters and keys with unsupported modifiers are ignored', () => {
    const keys = [
      'n',
      't',
      'j',
      'Tab',
      'Shift+Tab',
      'Escape',
      'F2',
      'Alt+ArrowLeft',
      'Meta+ArrowLeft',
      'Ctrl+PageUp',
    ];
    for (const key of [
      ...keys,
      'Shift+ArrowDown',
      'Shift+Home',
      'Ctrl+ArrowUp',
      'Ctrl+Shift+Home',
      'Ctrl+Enter',
    ])
      expect(after(key), key).toBeNull();
  });

  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'Ctrl+End',
  );

  test('in a work week End is its last day, and Right of it the first day of the next one', () => {
    const workWeek = { days: 5 };
    expect(after('End', { day: 0 }, workWeek)).toEqual(going(4, 12));
    expect(after('ArrowRight', { day: 4 }, workWeek)).toEqual(going(0, 12, 1));
    expect(after('ArrowLeft', { day: 0 }, workWeek)).toEqual(going(4, 12, -1));
  });

  test('in a day, left and right and Page Up and Page Down move by a day, with Shift by a week', () => {
    const day = { days: 1 };
    expect(after('ArrowRight', { day: 0 }, day)).toEqual(going(0, 12, 1));
    expect(after('ArrowRight', { day: 0 }, { ...day, isMirrored: true })).toEqual(going(0, 12, -1));
    expect(after('PageDown', { day: 0 }, day)).toEqual(going(0, 12, 1));
    expect(after('Shift+PageUp', { day: 0 }, day)).toEqual(going(0, 12, -7));
    expect(after('Ctrl+End', { day: 0 }, day)).toEqual(going(0, 27));
  });

  test('in another view the tab stop is on the same date if it is shown', () => {
    const pageOf = (date: string, view: WeekCalendarView) =>
      weekOf(dayOf(date), { view, locale: 'he', timeZone: 'UTC' });
    const [week, workWeek, wednesday] = [
      pageOf('2026-11-18', 'week'),
      pageOf('2026-11-18', 'workWeek'),
      pageOf('2026-11-18', 'day'),
    ];
    const dayIn = (to: Week, day: number, from: Week) => positionIn(to, { ...noon, day, week: from }).day;
    expect(dayIn(wednesday, 3, week)).toBe(0);
    expect(dayIn(week, 0, wednesday)).toBe(3);
    expect(dayIn(workWeek, 6, week)).toBe(4);
    expect(dayIn(pageOf('2026-11-25', 'week'), 3, week)).toBe(3);
  });

  test('no sequence of keys moves focus out of the grid', () => {
    const shapes = fc.record({
      days: fc.constantFrom(1, 5, 7),
      rows: fc.integer({ min: 1, max: 96 }),
      hasAllDay: fc.boolean(),
      events: fc.integer({ min: 0, max: 3 }),
      isMirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(key), shapes, (presses, own) => {
        let at: CellPosition = { day: 0, row: 0, event: null };
        for (const name of presses) {
          const meant = intentionOf(pressOf(name), at, own);
          if (meant && meant !== 'act') at = meant.to;
          expect(at.day >= 0 && at.day < own.days && at.row >= headerRow && at.row < own.rows).toBe(true);
          if (!own.hasAllDay) expect(at.row).not.toBe(allDayRow);
        }
      }),
    );
  });

  test('Right undoes Left in both directions', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 6 }), (isMirrored, day) => {
        const there = after('ArrowLeft', { day }, { isMirrored });
        if (!there || there === 'act') throw new Error('Stays');
        const back = intentionOf(pressOf('ArrowRight'), there.to, { ...shape, isMirrored });
        expect(back).toEqual(going(day, 12, -there.pages + 0));
      }),
    );
  });
});
