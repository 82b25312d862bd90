import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { itemsOf, listOf, openingPlace } from './items.ts';
import { layOutDay } from './layout.ts';
import { planWeek } from './plan.ts';
import { momentIn, weekOf } from './week.ts';

const week = weekOf(dayOf('2026-11-19'), { locale: 'he', timeZone: 'UTC' });
const event = (id: string, from: string, until: string, day = '19'): WeekEvent => ({
  id,
  title: id,
  start: `2026-11-${day}T${from}`,
  end: `2026-11-${day}T${until}`,
});

const spans = fc.array(fc.tuple(fc.nat(900), fc.nat(300)), { maxLength: 30 });

test('each event of a slot can be reached from it, by itself or by the button it stands behind', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 4 }), (given, most) => {
      const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 5, minute)).toISOString();
      const events = given.map(([from, length], id) => ({
        ...event(`${id}`, '', ''),
        start: at(from),
        end: at(from + length),
      }));
      const day = planWeek(week, events).days[4];
      if (!day) throw new Error('No day');
      const layout = layOutDay(day.timed, week, most);
      for (const [row, parts] of day.slots.entries()) {
        const items = itemsOf(day, row, layout);
        const reached = items.flatMap((item) => (item.kind === 'event' ? [item.box.part] : item.crowd.parts));
        expect(new Set(reached)).toEqual(new Set([...parts, ...reached]));
        expect(new Set(reached).size).toBe(reached.length);
        const places = items.flatMap((item) => (item.kind === 'event' ? [item.place.position] : []));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    }),
  );
});

test('the list of a day has all of it in order: the whole day, the early, the timed, the late', () => {
  const plan = planWeek(week, [
    event('late', '21:00', '22:00'),
    event('into the hours', '05:30', '06:30'),
    event('early', '05:45', '06:00'),
    { id: 'holiday', title: 'holiday', start: '2026-11-19', end: '2026-11-20' },
    event('noon', '12:00', '13:00'),
  ]);
  const [day] = plan.days.slice(4);
  expect(day && listOf(day, plan).map(({ placed }) => placed.event.id)).toEqual([
    'holiday',
    'into the hours',
    'early',
    'noon',
    'late',
  ]);
});

test('a week opens at now, else at its first event, else at its beginning', () => {
  const plan = planWeek(week, [event('noon', '12:00', '13:00'), event('other', '09:00', '10:00', '20')]);
  const opening = (now: string) => openingPlace(plan, momentIn(week, Date.parse(now)));
  expect(opening('2026-11-17T11:20:00Z')).toEqual({ day: 2, row: 10 });
  expect(opening('2026-11-17T22:00:00Z')).toEqual({ day: 2, row: 27 });
  expect(opening('2026-11-19T05:00:00Z')).toEqual({ day: 4, row: 12 });
  expect(opening('2026-11-20T23:00:00Z')).toEqual({ day: 5, row: 6 });
  expect(opening('2026-12-24T11:00:00Z')).toEqual({ day: 4, row: 12 });
  expect(openingPlace(planWeek(week, []), null)).toEqual({ day: 0, row: 0 });
});
