import { type DayNumber, dayLength, minuteLength, offsetAt } from './dates.ts';

/** A time on the wall. */
export interface WallTime {
  /** Days after the first day of the clock; negative before it. */
  day: number;
  /** Whole minutes since midnight, 0 to 1439. */
  minute: number;
}

/** One change of the clock within a week. */
export interface ClockChange {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Minutes the clock is put forward; negative when it is put back. */
  by: number;
  /** Where the clock stood: the first minute that is left out, or the one after the last that comes again. */
  from: WallTime;
  /** Where it goes on. */
  to: WallTime;
}

/** The wall clock of one time zone over some days. */
export interface Clock {
  /** What the wall shows at a moment. Near the days it costs a subtraction; far away it asks `Intl`. */
  read: (instant: number) => WallTime;
  /** The changes in these days, in order. Almost always none. */
  changes: readonly ClockChange[];
  /** The moments between which reading is cheap: all of these days, and a day or more on each side. */
  from: number;
  until: number;
}

const known = new Map<string, Clock>();

/** The clock of a zone from a day on, for so many days and one on each side. */
export function clockOf(timeZone: string, firstDay: DayNumber, days: number): Clock {
  const key = `${timeZone} ${firstDay} ${days}`;
  const clock = known.get(key) ?? readClock(timeZone, firstDay, days);
  known.set(key, clock);
  return clock;
}

function readClock(timeZone: string, firstDay: DayNumber, days: number): Clock {
  const offset = (instant: number) => offsetAt(instant, timeZone);
  const wall = (instant: number, shift: number): WallTime => {
    const shown = instant + shift;
    const day = Math.floor(shown / dayLength);
    return { day: day - firstDay, minute: Math.floor((shown - day * dayLength) / minuteLength) };
  };

  // No zone is more than 14 hours from UTC, so two days on each side hold every moment of the days asked for.
  const from = (firstDay - 2) * dayLength;
  const until = (firstDay + days + 2) * dayLength;
  const spans = [{ from, shift: offset(from) }];
  for (let day = from; day < until; day += dayLength) {
    const before = spans.at(-1)?.shift ?? 0;
    const after = offset(day + dayLength);
    if (after !== before)
      spans.push({ from: changeBetween(day, day + dayLength, before, offset), shift: after });
  }

  const changes = spans.slice(1).flatMap(({ from: at, shift }, index): ClockChange[] => {
    const before = spans[index]?.shift ?? shift;
    const change = { at, by: (shift - before) / minuteLength, from: wall(at, before), to: wall(at, shift) };
    const isHere = [change.from.day, change.to.day].some((day) => day >= 0 && day < days);
    return isHere ? [change] : [];
  });

  return {
    changes,
    from,
    until,
    read(instant) {
      if (instant < from || instant >= until) return wall(instant, offset(instant));
      let shift = spans[0]?.shift ?? 0;
      for (const span of spans) if (span.from <= instant) shift = span.shift;
      return wall(instant, shift);
    },
  };
}

/** The moment between two at which the clock is changed, to the second. */
function changeBetween(from: number, until: number, before: number, offset: (instant: number) => number) {
  let [low, high] = [from, until];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** True for a time that the clock of that day leaves out. */
export function isSkipped({ changes }: Clock, day: number, minute: number) {
  return changes.some(({ by, from, to }) => by > 0 && isBetween({ day, minute }, from, to));
}

/** True for a time that the clock of that day shows twice. */
export function isRepeated({ changes }: Clock, day: number, minute: number) {
  return changes.some(({ by, from, to }) => by < 0 && isBetween({ day, minute }, to, from));
}

const isBetween = (time: WallTime, from: WallTime, until: WallTime) =>
  ordinal(time) >= ordinal(from) && ordinal(time) < ordinal(until);

const ordinal = ({ day, minute }: WallTime) => day * 1440 + minute;
