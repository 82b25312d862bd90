import {
  barsOf,
  clockOf,
  type DayNumber,
  dateOf,
  type EventBar,
  type EventPart,
  type KeyPress,
  listedParts,
  type Week,
  type WeekEvent,
  type WeekLayout,
  type WeekOptions,
  weekOf,
} from '../WeekCalendar/index.ts';

/** A day of a month: its events, and those that are shown. */
export interface MonthDay<E extends WeekEvent = WeekEvent> {
  date: DayNumber;
  isWeekend: boolean;
  /** It is in another month. */
  isOutside: boolean;
  /** All of its events: first those of several days, then in reading order. */
  parts: readonly EventPart<E>[];
  /** The bars that begin here, or go on here from the week before, in the order of their lines. */
  bars: readonly EventBar<E>[];
  /** How many of its events aren't shown. */
  hidden: number;
}

/** The weeks of a month, from the first day of its first week to the last day of its last week. */
export function weeksOfMonth(month: Week, firstDayOfWeek: WeekOptions['firstDayOfWeek']): Week {
  const { locale, timeZone } = month;
  const weekAt = (date: DayNumber) => weekOf(date, { locale, timeZone, firstDayOfWeek });
  const first = weekAt(dateOf(month, 0));
  const start = dateOf(first, 0);
  const until = dateOf(weekAt(dateOf(month, month.days.length - 1)), 7);
  const days = Array.from({ length: until - start }, (_, index) => ({
    date: start + index,
    isWeekend: first.days[index % 7]?.isWeekend ?? false,
  }));
  return { ...month, days, clock: clockOf(timeZone, start, days.length) };
}

/**
 * The days of a month by week. At most `lines` events of a day are shown. If it has more, there is one line less for
 * them, because the last one is for the button that opens the day. A bar that doesn't fit in one of its days is hidden in
 * all of its days of that week.
 */
export function layOutMonth<E extends WeekEvent>(layout: WeekLayout<E>, month: Week, lines: number) {
  const [from, until] = [dateOf(month, 0), dateOf(month, month.days.length)];
  const days = layout.days.map((day) => ({ ...day, parts: listedParts(day, layout) }));
  return Array.from({ length: days.length / 7 }, (_, row) => {
    const week = days.slice(row * 7, row * 7 + 7);
    const shown = barsThatFit(barsOf(week.map(({ parts }) => parts)), lines);
    return week.map(({ date, isWeekend, parts }, day): MonthDay<E> => {
      const visible = shown.filter((bar) => daysOf(bar).includes(day));
      return {
        date,
        isWeekend,
        isOutside: date < from || date >= until,
        parts,
        bars: visible.filter((bar) => bar.day === day).sort((a, b) => a.lane - b.lane),
        hidden: parts.length - visible.length,
      };
    });
  });
}

/** The bars that fit. A day in which one doesn't has a line less. */
function barsThatFit<E extends WeekEvent>(bars: readonly EventBar<E>[], lines: number) {
  let crowded = new Set<number>();
  for (;;) {
    const fits = (bar: EventBar<E>) =>
      daysOf(bar).every((day) => bar.lane < (crowded.has(day) ? lines - 1 : lines));
    const now = new Set(bars.filter((bar) => !fits(bar)).flatMap(daysOf));
    if (now.size === crowded.size) return bars.filter(fits);
    crowded = now;
  }
}

const daysOf = ({ day, span }: EventBar) => Array.from({ length: span }, (_, index) => day + index);

/** A day of a month, or one of the buttons in it. */
export interface MonthPosition {
  date: DayNumber;
  /** The key of a button. `null` for the day itself. */
  item: string | null;
}

/** The parts of the month that the keys depend on. */
export interface MonthShape {
  month: Week;
  /** The days of the week that has focus. */
  week: readonly { date: DayNumber }[];
  /** The keys of the buttons of the day: first that of the day itself, then its events. */
  items: readonly string[];
  /** The first day of the week is on the right. */
  isMirrored: boolean;
}

/**
 * The action of a key in a month: the position that gets focus, also in another month, or `open` for Enter on a day
 * without events. `null` leaves the key to the browser.
 */
export function monthKey(
  press: KeyPress,
  at: MonthPosition,
  shape: MonthShape,
): MonthPosition | 'open' | null {
  if (press.altKey || press.metaKey) return null;
  if (at.item !== null) return withinDay(press, { ...at, item: at.item }, shape);
  if (press.key === 'Enter' || press.key === ' ') {
    const first = shape.items[1];
    return first === undefined ? 'open' : { date: at.date, item: first };
  }
  const date = toDate(press, at.date, shape);
  return date === null ? null : { date, item: null };
}

function toDate(
  { key, ctrlKey, shiftKey }: KeyPress,
  date: DayNumber,
  { month, week, isMirrored }: MonthShape,
): DayNumber | null {
  const toTheRight = isMirrored ? -1 : 1;
  const by = { ArrowRight: toTheRight, ArrowLeft: -toTheRight, ArrowUp: -7, ArrowDown: 7 }[key];
  if (by !== undefined) return ctrlKey || shiftKey ? null : date + by;
  const pages = { PageUp: -1, PageDown: 1 }[key];
  // A year of months.
  if (pages !== undefined) return ctrlKey ? null : month.moved(date, shiftKey ? pages * 12 : pages);
  const [first, last] = ctrlKey
    ? [dateOf(month, 0), dateOf(month, month.days.length - 1)]
    : [week[0]?.date, week.at(-1)?.date];
  const edge = { Home: first, End: last }[key];
  return edge === undefined || shiftKey ? null : edge;
}

/** Between the buttons of a day. On the first and the last, the browser handles Tab, which leaves the grid. */
function withinDay(
  { key, ctrlKey, shiftKey }: KeyPress,
  { date, item }: MonthPosition & { item: string },
  { items }: MonthShape,
): MonthPosition | null {
  if (ctrlKey) return null;
  if (key === 'Escape') return { date, item: null };
  const isTab = key === 'Tab';
  const by = isTab ? (shiftKey ? -1 : 1) : shiftKey ? 0 : ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0);
  if (by === 0) return null;
  const next = items[items.indexOf(item) + by];
  if (next !== undefined) return { date, item: next };
  return isTab ? null : { date, item };
}
