import { isRepeated } from './clock.ts';
import type { PlacedEvent } from './events.ts';
import type { Speech } from './speech.ts';
import { dateOf, type Week } from './week.ts';

/** Which of the events of a slot it is, counted from 1. */
export interface EventPlace {
  position: number;
  total: number;
}

/**
 * The whole name of an event: "10:30 to 11:00, Thursday 19 November, Call with Ana, confirmed, event 1 of 2,
 * overlaps 2 events". It says its day by itself, so it can be read anywhere.
 */
export function eventName(placed: PlacedEvent, week: Week, speech: Speech, place?: EventPlace) {
  const { words, formats } = speech;
  const { event, overlaps } = placed;
  const isCancelled = event.tone === 'cancelled';
  const parts = [
    ...whenOf(placed, week, speech),
    event.title,
    event.detail,
    event.status ?? (isCancelled ? words.cancelled : undefined),
    place && place.total > 1
      ? words.place(formats.number(place.position), formats.number(place.total))
      : undefined,
    overlaps > 0 ? words.overlaps(overlaps, formats.number(overlaps)) : undefined,
  ];
  return words.join(parts.flatMap((part) => (part ? [part] : [])));
}

/** The times of an event as they are seen in its block: "10:30–11:00", or "All day". */
export function visibleTimes({ from, until, isAllDay }: PlacedEvent, { words, formats }: Speech) {
  return isAllDay ? words.allDay : formats.timeRange(from.minute, until.minute);
}

function whenOf(placed: PlacedEvent, week: Week, speech: Speech): string[] {
  const { from, until, startsAt, endsAt } = placed;
  const { words, formats, times, dates, moments } = speech;
  const isMidnight = until.minute === 0 && until.day > from.day;
  const lastDay = isMidnight ? until.day - 1 : until.day;

  // An hour that comes twice is told apart by the name of the zone.
  const isTwice = isAmbiguous(placed, week);
  if (placed.isWholeDays) {
    const [first, last] = [dateOf(week, from.day), dateOf(week, lastDay)];
    return [from.day === lastDay ? formats.date(first) : dates(first, last), words.allDay];
  }
  if (isTwice || lastDay > from.day) return [moments(startsAt, endsAt, isTwice)];
  return [times(from.minute, isMidnight ? 1440 : until.minute), formats.date(dateOf(week, from.day))];
}

const isAmbiguous = ({ from, until }: PlacedEvent, { clock }: Week) =>
  [from, until].some(({ day, minute }) => isRepeated(clock, day, minute));
