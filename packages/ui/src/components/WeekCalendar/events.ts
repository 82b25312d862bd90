import type { Clock, WallTime } from './clock.ts';
import { instantOf } from './dates.ts';
import { countOverlaps } from './overlaps.ts';
import type { Week } from './week.ts';

/** One thing in the calendar. Give it whatever else your popover needs: it comes back as it is. */
export interface WeekEvent {
  /** Unlike that of any other event. */
  id: string;
  title: string;
  /**
   * A moment: ISO 8601 with `Z` or an offset. A text without a zone is a time on the wall of the calendar's
   * zone, and a date alone is its midnight.
   */
  start: string;
  /** When it is over; at or before `start` for something that takes no time. */
  end: string;
  /** The state in the words of the page, said after the title: "confirmed". */
  status?: string | undefined;
  /**
   * How it is drawn: `accent` stands, `neutral` is over, `warning` waits for someone, `cancelled` is off. Each
   * has a mark besides its colour. @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'warning' | 'cancelled' | undefined;
  /** A second line: who it is with. */
  detail?: string | undefined;
}

/** An event with its moments read, once for all its days. */
export interface PlacedEvent<E extends WeekEvent = WeekEvent> {
  event: E;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** Never before `startsAt`. */
  endsAt: number;
  /** 24 hours or more on the wall, or whole days from midnight to midnight: it stands above the hours. */
  isAllDay: boolean;
  /** From the beginning of a day to the end of one: said without times. */
  isWholeDays: boolean;
  /** Where it begins and ends on the wall; `day` may lie outside of the week. */
  from: WallTime;
  /** Never before `from`, whatever the clock does meanwhile; midnight is minute 0 of the day that begins. */
  until: WallTime;
  /** How many other events share time with it. Those that stand above the hours are not counted. */
  overlaps: number;
}

/** What of an event lies in one day. An event over midnight has one in each day. */
export interface EventPart<E extends WeekEvent = WeekEvent> {
  /** The same for the same part of the same event: a key. */
  key: string;
  placed: PlacedEvent<E>;
  day: number;
  /** Minutes of the wall clock, 0 to 1440. `end` is `start` where the wall shows no later time. */
  start: number;
  end: number;
  /** False when it began on the day before. */
  begins: boolean;
  /** False when it goes on the day after. */
  ends: boolean;
}

/**
 * Reads events and keeps those of a week, in the order in which they are read out: by start, end, title and
 * id. The order they are given in does not matter.
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
    const isOver = until.day < 0 || (ordinal(until) === 0 && from.day < 0);
    if (isOver || from.day >= week.days.length) return [];
    const isWholeDays = endsDay && isDayStart(week.clock, startsAt, from);
    const isAllDay = isWholeDays || ordinal(until) - ordinal(from) >= 1440;
    return [{ event, startsAt, endsAt, from, until, isAllDay, isWholeDays, overlaps: 0 }];
  });
  return countOverlaps(placed.sort(inReadingOrder));
}

function read(event: WeekEvent, edge: 'start' | 'end', { timeZone }: Week) {
  try {
    return instantOf(event[edge], timeZone);
  } catch {
    throw new RangeError(`The ${edge} of the event ${event.id} is no date: ${event[edge]}`);
  }
}

/** Where the clock was put back meanwhile, the wall may show an earlier time at the end. */
const endOn = (end: WallTime, from: WallTime) => (ordinal(end) < ordinal(from) ? from : end);

/** True for the first moment of a day, which is 01:00 where its midnight is left out. */
function isDayStart(clock: Clock, instant: number, { day, minute }: WallTime) {
  const isPossible = minute === 0 || clock.changes.some(({ at }) => at === instant);
  return isPossible && clock.read(instant - 1).day < day;
}

/** The parts of an event, one in each day of the week that it touches. */
export function partsOf<E extends WeekEvent>(placed: PlacedEvent<E>, week: Week): EventPart<E>[] {
  const { from, until, event } = placed;
  const parts: EventPart<E>[] = [];
  // What ends at midnight does not touch the day that begins then.
  const isMidnight = until.minute === 0 && until.day > from.day;
  const lastDay = isMidnight ? until.day - 1 : until.day;
  for (let day = Math.max(from.day, 0); day <= Math.min(lastDay, week.days.length - 1); day++) {
    const [begins, ends] = [day === from.day, day === lastDay];
    const start = begins ? from.minute : 0;
    const end = ends && !isMidnight ? until.minute : 1440;
    parts.push({ key: `${event.id}@${day}`, placed, day, start, end, begins, ends });
  }
  return parts;
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

const ordinal = ({ day, minute }: WallTime) => day * 1440 + minute;
