import {
  dateOf,
  dayLength,
  dayOf,
  instantAt,
  minuteLength,
  momentText,
  offsetAt,
  type PlacedEvent,
  type Week,
  type WeekEvent,
} from '../WeekCalendar/index.ts';

/** Where something begins and ends, in milliseconds since 1970. */
export interface Span {
  startsAt: number;
  endsAt: number;
  /** It moves by days: a day or longer, in the row above the hours. */
  isAllDay: boolean;
  /** From the start of a day to the end of one. */
  isWholeDays: boolean;
}

/** The start and end of an event as the app passes them. */
export type Times = Pick<WeekEvent, 'start' | 'end'>;

/** A change by the keys or the buttons. */
export type Step = 'earlier' | 'later' | 'previousDay' | 'nextDay' | 'shorter' | 'longer';

/** What an edge or an event is moved by. */
export type Part = 'both' | 'start' | 'end';

/** The part of a `Week` that times depend on. */
export type Hours = Pick<Week, 'timeZone' | 'clock' | 'firstMinute' | 'lastMinute'>;

export const spanOf = ({ startsAt, endsAt, isAllDay, isWholeDays }: PlacedEvent): Span => ({
  startsAt,
  endsAt,
  isAllDay,
  isWholeDays,
});

/** The moment whose local time is some milliseconds after that of another one. */
const onWall = (instant: number, by: number, timeZone: string) =>
  by === 0 ? instant : instantAt(instant + offsetAt(instant, timeZone) + by, timeZone);

/**
 * Moves by local days and minutes: the time of day stays the same over a clock change, and an hour stays an hour. A
 * skipped time becomes the one after the change.
 */
export function movedBy(span: Span, days: number, minutes: number, { timeZone }: Hours): Span {
  const by = days * dayLength + minutes * minuteLength;
  const startsAt = onWall(span.startsAt, by, timeZone);
  // Whole days stay whole, although a day can have 23 or 25 hours.
  const endsAt = span.isWholeDays
    ? onWall(span.endsAt, by, timeZone)
    : startsAt + span.endsAt - span.startsAt;
  return { ...span, startsAt, endsAt };
}

/** Moves one edge by local time. The other edge stays at least `least` minutes, or a day, away. */
export function edgeMovedBy(
  span: Span,
  edge: 'start' | 'end',
  { days, minutes }: { days: number; minutes: number },
  least: number,
  { timeZone }: Hours,
): Span {
  const at = edge === 'start' ? span.startsAt : span.endsAt;
  const to = onWall(at, days * dayLength + minutes * minuteLength, timeZone);
  if (span.isAllDay) {
    const isLongEnough =
      edge === 'start'
        ? to <= onWall(span.endsAt, -dayLength, timeZone)
        : to >= onWall(span.startsAt, dayLength, timeZone);
    if (!isLongEnough) return span;
    return edge === 'start' ? { ...span, startsAt: to } : { ...span, endsAt: to };
  }
  const length = least * minuteLength;
  return edge === 'start'
    ? { ...span, startsAt: Math.min(to, Math.max(span.endsAt - length, span.startsAt)) }
    : { ...span, endsAt: Math.max(to, Math.min(span.startsAt + length, span.endsAt)) };
}

/**
 * The span after a step. Minutes are elapsed time, so that each step goes on through a skipped or repeated hour. `null`
 * if it would leave the hours of the calendar, or be shorter than a step.
 */
export function stepped(span: Span, step: Step, snap: number, hours: Hours): Span | null {
  const to = candidate(span, step, snap, hours);
  const isShorter = step === 'shorter' && !span.isAllDay && to.endsAt - to.startsAt < snap * minuteLength;
  return isShorter || isSame(span, to) || !fits(to, span, hours) ? null : to;
}

function candidate(span: Span, step: Step, snap: number, hours: Hours): Span {
  const by = snap * minuteLength;
  switch (step) {
    case 'previousDay':
      return movedBy(span, -1, 0, hours);
    case 'nextDay':
      return movedBy(span, 1, 0, hours);
    case 'earlier':
      return span.isAllDay ? span : { ...span, startsAt: span.startsAt - by, endsAt: span.endsAt - by };
    case 'later':
      return span.isAllDay ? span : { ...span, startsAt: span.startsAt + by, endsAt: span.endsAt + by };
    default: {
      const sign = step === 'longer' ? 1 : -1;
      if (span.isAllDay) return edgeMovedBy(span, 'end', { days: sign, minutes: 0 }, snap, hours);
      return { ...span, endsAt: span.endsAt + sign * by };
    }
  }
}

export const isSame = (a: Span, b: Span) => a.startsAt === b.startsAt && a.endsAt === b.endsAt;

/** Whether a span stays within the hours of one day, if it was. If only its start was, its start stays. */
export function fits(to: Span, origin: Span, hours: Hours) {
  if (to.isAllDay || isWithin(to, hours)) return true;
  if (isWithin(origin, hours)) return false;
  const starts = (span: Span) => isWithin({ ...span, endsAt: span.startsAt }, hours);
  return starts(to) || !starts(origin);
}

function isWithin({ startsAt, endsAt }: Span, { clock, firstMinute, lastMinute }: Hours) {
  const [from, until] = [clock.read(startsAt), clock.read(endsAt)];
  const ends = until.minute + (until.day - from.day) * 1440;
  return from.minute >= firstMinute && from.minute < lastMinute && ends <= lastMinute;
}

/** Moves by what the pointer was moved by, and keeps the result within the hours. */
export function dragged(
  origin: Span,
  part: Part,
  { days, minutes }: { days: number; minutes: number },
  snap: number,
  hours: Hours,
): Span {
  const steps = origin.isAllDay ? 0 : Math.round(minutes / snap) * snap;
  if (part !== 'both') {
    const by = { days: origin.isAllDay ? days : 0, minutes: steps };
    const to = edgeMovedBy(origin, part, by, snap, hours);
    return fits(to, origin, hours) ? to : origin;
  }
  const { clock, firstMinute, lastMinute } = hours;
  const from = clock.read(origin.startsAt).minute;
  const length = (origin.endsAt - origin.startsAt) / minuteLength;
  const last = isWithin(origin, hours) ? lastMinute - length : lastMinute - snap;
  const within = origin.isAllDay
    ? 0
    : Math.min(Math.max(from + steps, firstMinute), Math.max(last, firstMinute));
  return movedBy(origin, days, origin.isAllDay ? 0 : within - from, hours);
}

/** The span of a range of slots, from the first one to the last one, in either order. */
export function rangeOf(anchor: number, head: number, step: number): Span {
  const startsAt = Math.min(anchor, head);
  const endsAt = Math.max(anchor, head) + step * minuteLength;
  return { startsAt, endsAt, isAllDay: false, isWholeDays: false };
}

/** The moment of a minute of a day of the week. */
export const momentAt = (week: Week, day: number, minute: number) =>
  instantAt(dateOf(week, day) * dayLength + minute * minuteLength, week.timeZone);

/** What `onEventChange` gets: dates alone stay dates alone, all others are moments with an offset. */
export function timesOf({ startsAt, endsAt }: Span, { timeZone }: Hours, before?: Times): Times {
  const text = (instant: number, given = '') => {
    const moment = momentText(instant, timeZone);
    return given.length === 10 ? moment.slice(0, 10) : moment;
  };
  return { start: text(startsAt, before?.start), end: text(endsAt, before?.end) };
}

/** How many events share time with a span. Those above the hours aren't counted. */
export const overlapsOf = (
  { startsAt, endsAt, isAllDay }: Span,
  id: string,
  events: readonly PlacedEvent[],
) =>
  isAllDay
    ? 0
    : events.filter(
        (one) =>
          one.event.id !== id &&
          !one.isAllDay &&
          one.startsAt < endsAt &&
          Math.max(one.endsAt, one.startsAt + 1) > startsAt,
      ).length;

/** Local times of a span in the days of a week, for its labels and its place in the grid. */
export function localTimes({ startsAt, endsAt, isWholeDays }: Span, { clock }: Week) {
  const [from, end] = [clock.read(startsAt), clock.read(endsAt)];
  // The first moment of a day can be 01:00, if its midnight is skipped.
  const until = isWholeDays ? { day: end.day, minute: 0 } : end;
  return { from, until, startsAt, endsAt, isWholeDays };
}

const dateAt = ({ startsAt }: Span, { timeZone }: Hours) => dayOf(momentText(startsAt, timeZone));

/** Whether a page shows the day on which a span starts: a work week doesn't show days off. */
export function isOnPage(span: Span, week: Week) {
  const date = dateAt(span, week);
  return date - week.firstOf(date) < week.days.length || week.view === 'month';
}

/** How many pages the start of a span is away from a week. */
export function pagesTo(span: Span, week: Week) {
  const distance = week.firstOf(dateAt(span, week)) - dateOf(week, 0);
  // Months are of different lengths, and no step is longer than a week.
  return week.view === 'month' ? Math.sign(distance) : distance / week.stride;
}
