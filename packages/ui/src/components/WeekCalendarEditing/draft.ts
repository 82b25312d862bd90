import { dateOf, minuteLength, type Week, type WeekEvent } from '../WeekCalendar/index.ts';
import type { KeyStep } from './keys.ts';
import { fits, isOnPage, localTimes, movedBy, rangeOf, type Span, stepped } from './times.ts';

/** What is being moved or selected. Nothing is saved yet. */
export interface Draft<E extends WeekEvent = WeekEvent> {
  /** The event that is moved; `null` for a range. */
  event: E | null;
  origin: Span;
  span: Span;
  /** Where the first slot of a range begins, which stays in it. */
  anchor: number;
  /** Where the last slot of a range begins: the one that moves. */
  head: number;
  canMove: boolean;
  canResize: boolean;
  /** The pointer moves it, and it ends with the pointer. */
  isDragged: boolean;
}

const weeks = { previousWeek: -7, nextWeek: 7 } as const;

/** The span of an event after a step of the keys or the buttons. `null` if it isn't possible. */
export function eventStep(
  { span, origin, canMove, canResize }: Draft,
  step: KeyStep,
  snap: number,
  week: Week,
) {
  const isLength = step === 'longer' || step === 'shorter';
  if (isLength ? !canResize : !canMove) return null;
  if (step === 'previousWeek' || step === 'nextWeek') {
    const to = movedBy(span, weeks[step], 0, week);
    return fits(to, origin, week) ? to : null;
  }
  let to = stepped(span, step, snap, week);
  // Over the days that a work week doesn't show.
  while (to && !isOnPage(to, week) && isOnPage(span, week)) to = stepped(to, step, snap, week);
  return to;
}

/** A range after a step of its last slot. `null` if it would leave the hours or the visible days. */
export function rangeAfter({ anchor, head }: Pick<Draft, 'anchor' | 'head'>, step: KeyStep, week: Week) {
  const days = { previousDay: -1, nextDay: 1 }[step as string] ?? 0;
  const rows = { earlier: -1, shorter: -1, later: 1, longer: 1 }[step as string] ?? 0;
  const slot: Span = rangeOf(head, head, week.step);
  const to = movedBy(slot, days, 0, week).startsAt + rows * week.step * minuteLength;
  const { from, until } = localTimes(rangeOf(to, to, week.step), week);
  const isVisible =
    from.day >= 0 &&
    from.day < week.days.length &&
    from.minute >= week.firstMinute &&
    until.minute + (until.day - from.day) * 1440 <= week.lastMinute;
  return isVisible ? { head: to, span: rangeOf(anchor, to, week.step) } : null;
}

/** The parts of a span in the visible days, in minutes of each day. */
export function segmentsOf(span: Span, week: Week) {
  const { from, until } = localTimes(span, week);
  const lastDay = until.minute === 0 && until.day > from.day ? until.day - 1 : until.day;
  return week.days.flatMap((_, day) => {
    if (day < from.day || day > lastDay) return [];
    const begins = day === from.day;
    const ends = day === lastDay;
    const end = ends && until.day === day ? until.minute : 1440;
    return [{ day, begins, ends, start: begins ? from.minute : 0, end }];
  });
}

/** Where the pointer is: a day counted from the first visible one, and a minute of it. In a month, days have no minutes. */
export interface GridPlace {
  day: number;
  minute: number | null;
}

/** The place of a point of the screen. `null` in a list. */
export function placeAt(box: Element, week: Week, x: number, y: number): GridPlace | null {
  const away = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(left - x, x - right, 0) + (isMonth ? Math.max(top - y, y - bottom, 0) : 0);
  const isMonth = week.view === 'month';
  const cells = [
    ...box.querySelectorAll<HTMLElement>(isMonth ? '[data-date]' : '[data-row="0"] > [role="gridcell"]'),
  ].map((cell, day) => ({ day: isMonth ? dayOfCell(cell, week) : day, rect: cell.getBoundingClientRect() }));
  const [first] = cells;
  if (!first) return null;
  const { day } = cells.reduce((a, b) => (away(b.rect) < away(a.rect) ? b : a));
  const { top, height } = first.rect;
  return { day, minute: isMonth ? null : week.firstMinute + ((y - top) / height) * week.step };
}

/** The slot of a place, within the hours. */
export const slotOf = ({ minute }: GridPlace, { firstMinute, slots, step }: Week) =>
  Math.min(Math.max(Math.floor(((minute ?? 0) - firstMinute) / step), 0), slots.length - 1);

/** The day of the cell of a month, counted from the first of the month. */
export const dayOfCell = ({ dataset }: HTMLElement, week: Week) => Number(dataset.date) - dateOf(week, 0);
