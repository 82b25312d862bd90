import { joinParts } from '../../locale/index.ts';
import {
  type DayNumber,
  dateOf,
  dayLength,
  isoDate,
  isRepeated,
  isSkipped,
  pagesFrom,
  type Week,
  type WeekMoment,
} from './dates.ts';
import {
  type DayEvents,
  outsideParts,
  type PlacedEvent,
  type WeekEvent,
  type WeekGroup,
  type WeekLayout,
} from './events.ts';
import { memoize, type SecondCalendar, type WeekFormats, weekFormats } from './formats.ts';
import type { EventOverflow, PositionInSlot } from './layout.ts';
import type { useStrings } from './WeekCalendar.strings.ts';

/** The strings of the calendar in the language of the page. */
export type WeekStrings = ReturnType<typeof useStrings>;

/** A group with its number, counted from 0, which sets its pattern. */
export interface GroupMark extends WeekGroup {
  index: number;
}

/** A day that isn't worked, such as a public holiday. */
export interface DayOff {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The name in the language of the page, such as "Independence Day". */
  name: string;
}

/** A list of days off, or a function that returns the name of a day off, and `undefined` for other days. */
export type DaysOff = readonly DayOff[] | ((date: string) => string | undefined);

/** Strings and formats for the labels of a week. */
export interface WeekLabels {
  strings: WeekStrings;
  formats: WeekFormats;
  /** Times have more than five characters, such as "10:30 AM", so that columns of times must be wider. */
  hasLongTimes: boolean;
  /** The groups by `id`. */
  groups: ReadonlyMap<string, GroupMark>;
  /** The name of a day off. */
  dayOff: (date: DayNumber) => string | undefined;
  /** "Thursday 19 November, 9 Kislev, Independence Day": a day, in both calendars, and why it is off. */
  day: (date: DayNumber) => string;
  /** Parts of a label with commas between them. Empty ones are left out. */
  join: (parts: readonly (string | undefined)[]) => string;
  /** The name of a slot without events, by its minute, as the texts before and after its date: "", ", 10:30, free". */
  aroundDate: (minute: number, isWaiting: boolean) => readonly string[];
  /** "10:30 to 11:00": a range of minutes, for screen readers. */
  times: (start: number, end: number) => string;
  /** "15 to 21 November 2026": a range of days. */
  dates: (first: DayNumber, last: DayNumber) => string;
  /** "Thursday 19 November at 22:00 to Friday 20 November at 02:00": a range of moments. */
  moments: (startsAt: number, endsAt: number, withZone: boolean) => string;
}

/** The labels of a week in the language of the page. */
export function labelsOf(
  { locale, timeZone }: Week,
  strings: WeekStrings,
  hourCycle?: 12 | 24,
  groups: readonly WeekGroup[] = [],
  secondCalendar?: SecondCalendar,
  daysOff: DaysOff = [],
): WeekLabels {
  const formats = weekFormats(locale, timeZone, hourCycle, secondCalendar);
  const nameOf =
    typeof daysOff === 'function'
      ? daysOff
      : (date: string) => daysOff.find((off) => off.date === date)?.name;
  const dayOff = memoize((date) => nameOf(isoDate(date)));
  const join = (parts: readonly (string | undefined)[]) => joinParts(locale, parts);
  const describeRange = (parts: readonly string[], kind: 'times' | 'dates' | 'moments') => {
    const [from, , until] = parts;
    return from && until ? strings[kind]({ from, until }) : parts.join('');
  };
  // There are hundreds of these names, and only their dates differ.
  const anyDate = formats.date(0);
  const aroundDate = memoize((minute, isWaiting) =>
    join([anyDate, formats.time(minute), isWaiting ? strings.loading : strings.free]).split(anyDate),
  );
  return {
    // Few counts are in the names of hundreds of events.
    strings: { ...strings, events: memoize(strings.events), overlaps: memoize(strings.overlaps) },
    formats,
    hasLongTimes: formats.time(630).length > 5,
    groups: new Map(groups.map((group, index) => [group.id, { ...group, index }])),
    dayOff,
    day: (date) => join([formats.date(date), formats.second?.(date), dayOff(date)]),
    join,
    aroundDate: (minute, isWaiting) => aroundDate(minute, Number(isWaiting)),
    times: (start, end) => describeRange(formats.timeRangeParts(start, end), 'times'),
    dates: (first, last) => describeRange(formats.dateParts(first, last), 'dates'),
    moments: (start, end, withZone) => describeRange(formats.momentParts(start, end, withZone), 'moments'),
  };
}

/** "Today" of "today", for a button or a heading; scripts without capital letters don't change. */
export function capitalized(text: string, locale: string) {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** The name of a cell of the hours: "Thursday 19 November, 10:30, 2 events, now". */
export function slotName(
  weekLayout: WeekLayout,
  day: number,
  row: number,
  now: WeekMoment | null,
  labels: WeekLabels,
  isWaiting = false,
) {
  const { strings, formats, join } = labels;
  const [column, minute] = [weekLayout.days[day], weekLayout.week.slots[row]];
  if (!column || minute === undefined) return '';
  const off = labels.dayOff(column.date);
  const isNow = now?.day === day && now.slot === row;
  const isPlain = column.slots[row]?.length === 0 && column.allDay.length === 0 && !isNow && !off;
  if (isPlain && weekLayout.week.clock.changes.length === 0) {
    const [before = '', after = ''] = labels.aroundDate(minute, isWaiting);
    return before + formats.date(column.date) + after;
  }
  // The head of the column has the second calendar.
  const date = off ? join([formats.date(column.date), off]) : formats.date(column.date);
  // An event that is still loading might be in it.
  const free = isWaiting ? strings.loading : strings.free;
  const parts = [date, formats.time(minute), ...describeSlot(weekLayout, day, row, column, labels, free)];
  if (isNow) parts.push(strings.now);
  return join(parts);
}

/** A slot is free if it has no event, and its day has none above the hours. */
function describeSlot(
  { week }: WeekLayout,
  day: number,
  row: number,
  column: DayEvents,
  { strings }: WeekLabels,
  free: string,
) {
  const minute = week.slots[row] ?? 0;
  const timed = column.slots[row]?.length ?? 0;
  const allDay = column.allDay.length;
  const state: string[] = [];
  if (timed > 0) state.push(strings.events(timed));
  if (allDay > 0) state.push(strings.allDayEvents(allDay));
  if (isSkipped(week.clock, day, minute)) state.push(strings.skipped);
  return state.length > 0 ? state : [free];
}

/** The name of a cell above the hours: "Thursday 19 November, 1 all-day event". */
export function allDayName({ date, allDay }: DayEvents, { strings, day, join }: WeekLabels) {
  const { length } = allDay;
  const state = length > 0 ? strings.allDayEvents(length) : strings.noAllDayEvents;
  return join([day(date), state]);
}

/** The heading of a day in the list: "Today, Tuesday 17 November". */
export function dayHeading(date: DayNumber, week: Week, today: DayNumber, labels: WeekLabels) {
  const relative = date === today ? labels.formats.relative(0, 'day') : undefined;
  return capitalized(labels.join([relative, labels.day(date)]), week.locale);
}

/** The title: "November 2026", "15–21 November 2026", or "Tuesday, 17 November 2026". */
export const weekTitle = (week: Week, labels: WeekLabels) =>
  nameOfPage(week, labels) ?? labels.formats.dateParts(dateOf(week, 0), lastDate(week)).join('');

/** The name of a month or a day. A week has a range of dates. */
function nameOfPage(week: Week, { formats }: WeekLabels) {
  const write = isMonth(week) ? formats.month : isDay(week) && formats.fullDate;
  return write ? capitalized(write(dateOf(week, 0)), week.locale) : undefined;
}

const isMonth = ({ view }: Week) => view === 'month';
const isDay = ({ days }: Week) => days.length === 1;
const lastDate = (week: Week) => dateOf(week, week.days.length - 1);

/**
 * The announcement of another week: "15 to 21 November 2026, 26 events". `focusedName` is the new name of the cell that
 * kept the focus, because not every screen reader announces it: "…, 26 events. Thursday 19 November, 10:30, free".
 */
export function weekMessage(weekLayout: WeekLayout, labels: WeekLabels, focusedName: string | null = null) {
  const { week, events } = weekLayout;
  const { strings, dates, join } = labels;
  const { length } = events;
  const name = nameOfPage(week, labels);
  const none = name ? strings.none : strings.noEvents;
  const count = length > 0 ? strings.events(length) : none;
  const message = join([name ?? dates(dateOf(week, 0), lastDate(week)), count]);
  return focusedName === null ? message : `${message}. ${focusedName}`;
}

/**
 * The names of the three buttons, relative to today. In the week after the next one they are "Next week" and "In 3
 * weeks", and on the day after tomorrow "Tomorrow" and "In 3 days". Other months are named: "October 2026".
 */
export function buttonNames(week: Week, today: DayNumber, { formats }: WeekLabels) {
  const distance = isMonth(week) ? 0 : pagesFrom(week, today);
  const unit = isDay(week) ? 'day' : 'week';
  const inTitle = (text: string) => capitalized(text, week.locale);
  const name = (count: number, of: 'day' | 'week') => inTitle(formats.relative(count, of));
  // Next to "Today", an arrow that also leads to today is named by its date.
  const arrow = (count: number) => {
    if (isMonth(week)) return inTitle(formats.month(week.moved(dateOf(week, 0), count)));
    return isDay(week) && count === 0 ? inTitle(formats.date(today)) : name(count, unit);
  };
  return {
    previous: arrow(distance - 1),
    today: name(0, 'day'),
    next: arrow(distance + 1),
  };
}

/** "2 events before 06:00", or `null` when there are none. */
export function outsideName(
  weekLayout: WeekLayout,
  side: 'before' | 'after',
  { strings, formats }: WeekLabels,
) {
  const { week } = weekLayout;
  const { length } = outsideParts(weekLayout, side);
  const time = formats.time(side === 'before' ? week.firstMinute : week.lastMinute);
  return length > 0 ? strings[side]({ count: length, time }) : null;
}

/** The text of the button of an overflow, "+2", and its name: "2 more events, Thursday 19 November, 10:30 to 11:00". */
export function moreButtonLabels({ parts, top, bottom }: EventOverflow, date: DayNumber, labels: WeekLabels) {
  const { strings, formats, times, join } = labels;
  const number = formats.number(parts.length);
  return {
    visible: `+${number}`,
    name: join([strings.more(parts.length), formats.date(date), times(top, bottom)]),
  };
}

/** "Israel Time (GMT+2)". In a week with a clock change it has both offsets, and when the clock changes. */
export function zoneNotes(week: Week, { strings, formats }: WeekLabels) {
  const { clock } = week;
  const [first, last] = [clock.from + 2 * dayLength, clock.until - 2 * dayLength];
  const offsets = [...new Set([formats.offset(first), formats.offset(last)])].join(' / ');
  const changes = clock.changes.map(({ by, from }) =>
    strings.clockChange({
      isForward: by > 0,
      date: formats.date(dateOf(week, from.day)),
      time: formats.time(from.minute),
    }),
  );
  return { zone: strings.zone({ name: formats.zone(first), offset: offsets }), changes };
}

/**
 * The whole name of an event: "10:30 to 11:00, Thursday 19 November, Call with Ana, Room 2, confirmed, event 1 of 2,
 * overlaps 2 events". It includes the day, so that it can be read out of context.
 */
export function eventName(placed: PlacedEvent, week: Week, labels: WeekLabels, inSlot?: PositionInSlot) {
  const { strings, join } = labels;
  const { event, overlaps } = placed;
  const isCancelled = event.tone === 'cancelled';
  const parts = [
    ...describeTime(placed, week, labels),
    event.title,
    event.detail,
    groupOf(event, labels)?.label,
    event.status ?? (isCancelled ? strings.cancelled : undefined),
    inSlot && inSlot.total > 1 ? strings.place(inSlot) : undefined,
    overlaps > 0 ? strings.overlaps(overlaps) : undefined,
  ];
  return join(parts);
}

/** The group of an event, if the calendar has it. */
export const groupOf = ({ group }: WeekEvent, { groups }: WeekLabels) =>
  group === undefined ? undefined : groups.get(group);

/** The visible times of an event: "10:30–11:00", or "All day". */
export function visibleTimes({ from, until, isAllDay }: PlacedEvent, { strings, formats }: WeekLabels) {
  return isAllDay ? strings.allDay : formats.timeRange(from.minute, until.minute);
}

/** The times of an event as parts of its name: "10:30 to 11:00" and "Thursday 19 November". */
export function describeTime(
  placed: Pick<PlacedEvent, 'from' | 'until' | 'startsAt' | 'endsAt' | 'isWholeDays'>,
  week: Week,
  labels: WeekLabels,
): string[] {
  const { from, until, startsAt, endsAt } = placed;
  const { strings, formats, times, dates, moments } = labels;
  const isMidnight = until.minute === 0 && until.day > from.day;
  const lastDay = isMidnight ? until.day - 1 : until.day;

  // In the repeated hour, the name of the zone distinguishes the two.
  const isTwice = isAmbiguous(placed, week);
  if (placed.isWholeDays) {
    const [first, last] = [dateOf(week, from.day), dateOf(week, lastDay)];
    return [from.day === lastDay ? formats.date(first) : dates(first, last), strings.allDay];
  }
  if (isTwice || lastDay > from.day) return [moments(startsAt, endsAt, isTwice)];
  return [times(from.minute, isMidnight ? 1440 : until.minute), formats.date(dateOf(week, from.day))];
}

const isAmbiguous = ({ from, until }: Pick<PlacedEvent, 'from' | 'until'>, { clock }: Week) =>
  [from, until].some(({ day, minute }) => isRepeated(clock, day, minute));
