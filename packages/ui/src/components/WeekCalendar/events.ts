import type { vars } from '../../theme/vars.css.ts';
import { type Clock, type DayNumber, instantOf, minuteOf, type WallTime, type Week } from './dates.ts';

/** An event of the calendar. It can have more properties: callbacks and popovers get the same object. */
export interface WeekEvent {
  /** Unique among the events. */
  id: string;
  title: string;
  /**
   * A moment: ISO 8601 with `Z` or an offset. A string without a zone is local time in the calendar's zone, and a date
   * alone is its midnight.
   */
  start: string;
  /** The end, in the same format. At or before `start`, the event has no duration. */
  end: string;
  /** The status in the language of the page, read after the title: "confirmed". */
  status?: string | undefined;
  /**
   * The appearance: `accent` for a scheduled event, `neutral` for a completed one, `warning` for one that waits for
   * someone, `cancelled` for a canceled one. Each has an indicator in addition to its color. @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'warning' | 'cancelled' | undefined;
  /** A second line, such as the name of the customer. */
  detail?: string | undefined;
  /** The `id` of its group: the person or room it belongs to. See `groups` of the calendar. */
  group?: string | undefined;
}

/** A person, a room or another group of events, with a color and a pattern of its own. */
export interface WeekGroup {
  /** The `group` of its events. */
  id: string;
  /** The name, such as "Room 2". It is in the legend and in the names of its events. */
  label: string;
  /** `series1` to `series8`, or a CSS color with a contrast of at least 3:1 on the surface. */
  color: SeriesColor | (string & {});
}

type SeriesColor = Extract<keyof typeof vars.color, `series${number}`>;

/** An event with its moments as numbers, once for all of its days. */
export interface PlacedEvent<E extends WeekEvent = WeekEvent> {
  event: E;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** Never before `startsAt`. */
  endsAt: number;
  /** 24 hours or more of local time, or whole days from midnight to midnight: it is in the row above the hours. */
  isAllDay: boolean;
  /** From the start of a day to the end of one: its name has no times. */
  isWholeDays: boolean;
  /** Local times of its start and end; `day` can be outside of the week. */
  from: WallTime;
  /** Never before `from`, even across a clock change; midnight is minute 0 of the day that begins. */
  until: WallTime;
  /** How many other events share time with it. Those above the hours aren't counted. */
  overlaps: number;
}

/** The part of an event in one day. An event over midnight has one in each day. */
export interface EventPart<E extends WeekEvent = WeekEvent> {
  /** A stable key of this part of the event. All parts of an all-day event have the same one, as one bar shows them. */
  key: string;
  placed: PlacedEvent<E>;
  day: number;
  /** Minutes of the wall clock, 0 to 1440. `end` equals `start` if its local time is not later. */
  start: number;
  end: number;
  /** False when it began on the day before. */
  begins: boolean;
  /** False when it goes on the day after. */
  ends: boolean;
}

/** The events of one day. Each part of each event is in exactly one of the lists, in reading order. */
export interface DayEvents<E extends WeekEvent = WeekEvent> {
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

/** A week with its events by day and by row. */
export interface WeekLayout<E extends WeekEvent = WeekEvent> {
  week: Week;
  days: readonly DayEvents<E>[];
  /** Each event of the week once, in reading order: for the list, and to be counted. */
  events: readonly PlacedEvent<E>[];
  /** Whether any day has an event above the hours. */
  hasAllDay: boolean;
}

/** Puts events into the days and rows of a week. Memoize the result. */
export function layOutWeek<E extends WeekEvent>(week: Week, events: readonly E[]): WeekLayout<E> {
  const placed = placeEvents(events, week);
  const lists = week.days.map(() => ({
    allDay: [] as EventPart<E>[],
    timed: [] as EventPart<E>[],
    before: [] as EventPart<E>[],
    after: [] as EventPart<E>[],
  }));

  for (const one of placed) {
    for (const part of partsOf(one, week)) lists[part.day]?.[groupOf(part, week)].push(part);
  }

  const days = week.days.map((day, index): DayEvents<E> => {
    const of = lists[index] ?? { allDay: [], timed: [], before: [], after: [] };
    return { ...day, ...of, slots: slotsOf(of.timed, week) };
  });
  return {
    week,
    days,
    events: placed,
    hasAllDay: days.some(({ allDay }) => allDay.length > 0),
  };
}

/** The events with a part before the first row or after the last one, each once, by its first such part. */
export function outsideParts<E extends WeekEvent>({ days }: WeekLayout<E>, side: 'before' | 'after') {
  const seen = new Set<unknown>();
  return days.flatMap((day) => day[side]).filter(({ placed }) => !seen.has(placed) && seen.add(placed));
}

/**
 * Reads events and keeps those of a week, in reading order: by start, end, title and id. The order of `events` doesn't
 * matter.
 */
export function placeEvents<E extends WeekEvent>(events: readonly E[], week: Week): PlacedEvent<E>[] {
  const placed = events.flatMap((event): PlacedEvent<E>[] => {
    const startsAt = read(event, 'start', week);
    const endsAt = Math.max(read(event, 'end', week), startsAt);
    if (endsAt < week.clock.from || startsAt >= week.clock.until) return [];
    const from = week.clock.read(startsAt);
    const end = week.clock.read(endsAt);
    const endsDay = startsAt < endsAt && isDayStart(week.clock, endsAt, end);
    const until = endOn(endsDay ? { day: end.day, minute: 0 } : end, from);
    const isOver = until.day < 0 || (minuteOf(until) === 0 && from.day < 0);
    if (isOver || from.day >= week.days.length) return [];
    const isWholeDays = endsDay && isDayStart(week.clock, startsAt, from);
    const isAllDay = isWholeDays || minuteOf(until) - minuteOf(from) >= 1440;
    return [{ event, startsAt, endsAt, from, until, isAllDay, isWholeDays, overlaps: 0 }];
  });
  return countOverlaps(placed.sort(inReadingOrder));
}

/** The parts of an event, one in each day of the week that it touches. */
export function partsOf<E extends WeekEvent>(placed: PlacedEvent<E>, week: Week): EventPart<E>[] {
  const { from, until, event } = placed;
  const parts: EventPart<E>[] = [];
  // An event that ends at midnight isn't in the day that begins then.
  const isMidnight = until.minute === 0 && until.day > from.day;
  const lastDay = isMidnight ? until.day - 1 : until.day;
  for (let day = Math.max(from.day, 0); day <= Math.min(lastDay, week.days.length - 1); day++) {
    const [begins, ends] = [day === from.day, day === lastDay];
    const start = begins ? from.minute : 0;
    const end = ends && !isMidnight ? until.minute : 1440;
    const at = placed.isAllDay ? Math.max(from.day, 0) : day;
    parts.push({ key: `${event.id}@${at}`, placed, day, start, end, begins, ends });
  }
  return parts;
}

/** The rows of a part, without `end`. A part without duration has one row. */
export function rowsOf({ start, end }: EventPart, { firstMinute, lastMinute, step }: Week) {
  const from = Math.max(start, firstMinute) - firstMinute;
  const until = Math.min(end, lastMinute) - firstMinute;
  const first = Math.floor(from / step);
  return { first, end: Math.max(Math.ceil(until / step), first + 1) };
}

/** Which of the lists of its day a part is in. */
function groupOf({ placed, start, end }: EventPart, { firstMinute, lastMinute }: Week) {
  if (placed.isAllDay) return 'allDay';
  // A moment on the edge belongs to what begins there.
  if (end <= firstMinute && start < firstMinute) return 'before';
  return start >= lastMinute ? 'after' : 'timed';
}

const noEvents: readonly never[] = [];

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
  return week.slots.map((_, row) => slots[row] ?? noEvents);
}

function read(event: WeekEvent, edge: 'start' | 'end', { timeZone }: Week) {
  try {
    return instantOf(event[edge], timeZone);
  } catch {
    throw new RangeError(`The ${edge} of the event ${event.id} is no date: ${event[edge]}`);
  }
}

/** If the clock goes back during the event, the local time of the end can be earlier than that of the start. */
const endOn = (end: WallTime, from: WallTime) => (minuteOf(end) < minuteOf(from) ? from : end);

/** True for the first moment of a day, which is 01:00 if its midnight is skipped. */
function isDayStart(clock: Clock, instant: number, { day, minute }: WallTime) {
  const isPossible = minute === 0 || clock.changes.some(({ at }) => at === instant);
  return isPossible && clock.read(instant - 1).day < day;
}

function inReadingOrder(a: PlacedEvent, b: PlacedEvent) {
  return (
    a.startsAt - b.startsAt ||
    a.endsAt - b.endsAt ||
    compareText(a.event.title, b.event.title) ||
    compareText(a.event.id, b.event.id)
  );
}

/** By code unit: the same on every machine, and alphabetical within each of our scripts. */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sets `overlaps` of each event within the hours. An event without duration overlaps those around its moment. */
function countOverlaps<E extends WeekEvent>(inOrder: PlacedEvent<E>[]) {
  const timed = inOrder.filter(({ isAllDay }) => !isAllDay);
  const [starts, ends] = [new Float64Array(timed.length), new Float64Array(timed.length)];
  for (const [index, one] of timed.entries()) {
    starts[index] = one.startsAt;
    ends[index] = lastInstant(one);
  }
  ends.sort();
  for (const one of timed) {
    one.overlaps = countBelow(starts, lastInstant(one)) - countBelow(ends, one.startsAt + 1) - 1;
  }
  return inOrder;
}

const lastInstant = ({ startsAt, endsAt }: PlacedEvent) => Math.max(endsAt, startsAt + 1);

/** How many numbers of an ascending list are below a limit. */
function countBelow(sorted: Float64Array, limit: number) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
