import type { EventPlace } from './eventNames.ts';
import type { EventPart, WeekEvent } from './events.ts';
import type { DayLayout, EventBox, EventCrowd } from './layout.ts';
import { type DayPlan, rowsOf, type WeekPlan } from './plan.ts';
import type { Week, WeekMoment } from './week.ts';

/** What focus can go to within a slot: an event that is drawn, or the button of those that are not. */
export type SlotItem<E extends WeekEvent = WeekEvent> =
  | { kind: 'event'; box: EventBox<E>; place: EventPlace }
  | { kind: 'crowd'; crowd: EventCrowd<E> };

/** The items of a slot in reading order. Each of its events is one of them, or in one of them. */
export function itemsOf<E extends WeekEvent>(day: DayPlan<E>, row: number, layout: DayLayout<E>) {
  const parts = day.slots[row] ?? [];
  const items: SlotItem<E>[] = [];
  for (const [index, part] of parts.entries()) {
    const box = layout.boxes.find((one) => one.part === part);
    const crowd = box ? undefined : layout.crowds.find((one) => one.parts.includes(part));
    if (box) items.push({ kind: 'event', box, place: { position: index + 1, total: parts.length } });
    else if (crowd && !items.some((item) => item.kind === 'crowd' && item.crowd === crowd))
      items.push({ kind: 'crowd', crowd });
  }
  return items;
}

/** The items of a day by the row they begin in, each once, in reading order. Rows in which nothing begins have none. */
export function drawnOf<E extends WeekEvent>(day: DayPlan<E>, layout: DayLayout<E>, week: Week) {
  const boxes = new Map(layout.boxes.map((box) => [box.part, box]));
  const crowds = new Map(layout.crowds.map((crowd) => [crowd.parts[0], crowd]));
  const rows: SlotItem<E>[][] = [];
  for (const part of day.timed) {
    const { first } = rowsOf(part, week);
    const [box, crowd, parts = []] = [boxes.get(part), crowds.get(part), day.slots[first]];
    const place = { position: parts.indexOf(part) + 1, total: parts.length };
    rows[first] ??= [];
    if (box) rows[first].push({ kind: 'event', box, place });
    else if (crowd) rows[first].push({ kind: 'crowd', crowd });
  }
  return rows;
}

/** A day of the list: all it holds, whatever the hours, first what is all day, then in reading order. */
export function listOf<E extends WeekEvent>(day: DayPlan<E>, { events }: WeekPlan<E>): EventPart<E>[] {
  const order = new Map(events.map((placed, index) => [placed, index]));
  const rank = ({ placed }: EventPart<E>) => order.get(placed) ?? 0;
  return [...day.allDay, ...[...day.before, ...day.timed, ...day.after].sort((a, b) => rank(a) - rank(b))];
}

/** Where focus begins and what is scrolled into view: now, else the first event of the week, else its first slot. */
export function openingPlace({ days, week }: WeekPlan, now: WeekMoment | null) {
  if (now && now.slot !== null) return { day: now.day, row: now.slot };
  const rows = days.map(({ slots }) => slots.findIndex((parts) => parts.length > 0));
  const day =
    now?.day ??
    Math.max(
      0,
      rows.findIndex((row) => row >= 0),
    );
  const first = rows[day] ?? -1;
  // After the last hour of today there is still today to be read.
  const edge = now && now.minute >= week.lastMinute ? week.slots.length - 1 : 0;
  return { day, row: first >= 0 ? first : edge };
}

/** As many events as can come together in one place: what takes less than a row is drawn into the next one too. */
export const mostTogether = (days: readonly DayPlan[]) =>
  days.reduce(
    (most, { slots }) =>
      slots.reduce((all, { length }, row) => Math.max(all, length + (slots[row + 1]?.length ?? 0)), most),
    1,
  );

/** What an item is found by. */
export const keyOf = <E extends WeekEvent>(item: SlotItem<E>) =>
  item.kind === 'event' ? item.box.part.key : item.crowd.key;
