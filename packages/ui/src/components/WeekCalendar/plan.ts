import type { DayNumber } from './dates.ts';
import { type EventPart, type PlacedEvent, partsOf, placeEvents, type WeekEvent } from './events.ts';
import type { Week } from './week.ts';

/** What one column of the week holds. Each part of each event is in exactly one of the lists, in reading order. */
export interface DayPlan<E extends WeekEvent = WeekEvent> {
  date: DayNumber;
  isWeekend: boolean;
  /** Above the hours. */
  allDay: readonly EventPart<E>[];
  /** Within the hours, if only in part. */
  timed: readonly EventPart<E>[];
  /** Over before the first row begins. */
  before: readonly EventPart<E>[];
  /** Begun when the last row is over. */
  after: readonly EventPart<E>[];
  /** The timed parts of each row; one list for all the free ones. */
  slots: readonly (readonly EventPart<E>[])[];
}

/** A week with its events, ready to be laid out, drawn and read. */
export interface WeekPlan<E extends WeekEvent = WeekEvent> {
  week: Week;
  days: readonly DayPlan<E>[];
  /** Each event of the week once, in reading order: for the list, and to be counted. */
  events: readonly PlacedEvent<E>[];
  /** Each event of which some part lies before the first row, once, in reading order. */
  before: readonly PlacedEvent<E>[];
  /** Each event of which some part lies after the last row. */
  after: readonly PlacedEvent<E>[];
  /** Whether any day has an event above the hours. */
  hasAllDay: boolean;
}

const nothing: readonly never[] = [];

/** Puts events into the days and rows of a week. Keep the result for as long as neither changes. */
export function planWeek<E extends WeekEvent>(week: Week, events: readonly E[]): WeekPlan<E> {
  const placed = placeEvents(events, week);
  const lists = week.days.map(() => ({
    allDay: [] as EventPart<E>[],
    timed: [] as EventPart<E>[],
    before: [] as EventPart<E>[],
    after: [] as EventPart<E>[],
  }));

  for (const one of placed) {
    for (const part of partsOf(one, week)) lists[part.day]?.[placeOf(part, week)].push(part);
  }

  const days = week.days.map((day, index): DayPlan<E> => {
    const of = lists[index] ?? { allDay: [], timed: [], before: [], after: [] };
    return { ...day, ...of, slots: slotsOf(of.timed, week) };
  });
  const outside = (side: 'before' | 'after') => {
    const found = new Set(days.flatMap((day) => day[side].map((part) => part.placed)));
    return placed.filter((one) => found.has(one));
  };

  return {
    week,
    days,
    events: placed,
    before: outside('before'),
    after: outside('after'),
    hasAllDay: days.some(({ allDay }) => allDay.length > 0),
  };
}

function placeOf({ placed, start, end }: EventPart, { firstMinute, lastMinute }: Week) {
  if (placed.isAllDay) return 'allDay';
  // A moment on the edge belongs to what begins there.
  if (end <= firstMinute && start < firstMinute) return 'before';
  return start >= lastMinute ? 'after' : 'timed';
}

/** The rows that a part touches, the last one excluded. What takes no time touches the row it lies in. */
export function rowsOf({ start, end }: EventPart, { firstMinute, lastMinute, step }: Week) {
  const from = Math.max(start, firstMinute) - firstMinute;
  const until = Math.min(end, lastMinute) - firstMinute;
  const first = Math.floor(from / step);
  return { first, end: Math.max(Math.ceil(until / step), first + 1) };
}

function slotsOf<E extends WeekEvent>(timed: readonly EventPart<E>[], week: Week) {
  const slots: EventPart<E>[][] = [];
  for (const part of timed) {
    const { first, end } = rowsOf(part, week);
    for (let row = first; row < end; row++) {
      const slot = slots[row];
      if (slot) slot.push(part);
      else slots[row] = [part];
    }
  }
  return week.slots.map((_, row) => slots[row] ?? nothing);
}
