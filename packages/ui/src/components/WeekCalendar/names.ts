import { isSkipped } from './clock.ts';
import { type DayNumber, dayLength } from './dates.ts';
import type { EventCrowd } from './layout.ts';
import type { DayPlan, WeekPlan } from './plan.ts';
import { capitalised, type Speech } from './speech.ts';
import { dateOf, dayIndexOf, type Week, type WeekMoment, weeksFrom } from './week.ts';

/** The name of a cell of the hours: "Thursday 19 November, 10:30, 2 events, now". */
export function slotName(
  plan: WeekPlan,
  day: number,
  row: number,
  now: WeekMoment | null,
  speech: Speech,
  isWaiting = false,
) {
  const { words, formats } = speech;
  const [column, minute] = [plan.days[day], plan.week.slots[row]];
  if (!column || minute === undefined) return '';
  const date = formats.date(column.date);
  const time = formats.time(minute);
  const isNow = now?.day === day && now.slot === row;
  // There are hundreds of these.
  const isPlain = column.slots[row]?.length === 0 && column.allDay.length === 0 && !isNow;
  if (isPlain && plan.week.clock.changes.length === 0)
    return words.join([date, time, isWaiting ? words.loading : words.free]);
  const state = stateOf(plan, day, row, column, speech);
  // What is still on its way may fill it.
  if (isWaiting && state[0] === words.free) state[0] = words.loading;
  const parts = [date, time, ...state];
  if (isNow) parts.push(words.now);
  return words.join(parts);
}

/** A time is free when nothing at all stands there, above the hours neither. */
function stateOf({ week }: WeekPlan, day: number, row: number, column: DayPlan, { words, formats }: Speech) {
  const minute = week.slots[row] ?? 0;
  const timed = column.slots[row]?.length ?? 0;
  const allDay = column.allDay.length;
  const state: string[] = [];
  if (timed > 0) state.push(words.events(timed, formats.number(timed)));
  if (allDay > 0) state.push(words.allDayEvents(allDay, formats.number(allDay)));
  if (isSkipped(week.clock, day, minute)) state.push(words.skipped);
  return state.length > 0 ? state : [words.free];
}

/** The name of a cell above the hours: "Thursday 19 November, 1 all-day event". */
export function allDayName({ date, allDay }: DayPlan, { words, formats }: Speech) {
  const { length } = allDay;
  const state = length > 0 ? words.allDayEvents(length, formats.number(length)) : words.noAllDayEvents;
  return words.join([formats.date(date), state]);
}

/** The heading of a day in the list: "Today, Tuesday 17 November". */
export function dayHeading(date: DayNumber, week: Week, today: DayNumber, { words, formats }: Speech) {
  const isToday = date === today;
  const parts = isToday ? [formats.relative(0, 'day'), formats.date(date)] : [formats.date(date)];
  return capitalised(words.join(parts), week.locale);
}

/** The title of a week: "15–21 November 2026". */
export const weekTitle = (week: Week, { formats }: Speech) =>
  formats.dateParts(dateOf(week, 0), dateOf(week, 6)).join('');

/**
 * What is said when another week is shown: "15 to 21 November 2026, 26 events". `place` is the name of what kept the
 * focus, which not every reader says: "15 to 21 November 2026, 26 events. Thursday 19 November, 10:30, free".
 */
export function weekMessage(plan: WeekPlan, speech: Speech, place: string | null = null) {
  const { week, events } = plan;
  const { words, formats, dates } = speech;
  const { length } = events;
  const count = length > 0 ? words.events(length, formats.number(length)) : words.noEvents;
  const said = words.join([dates(dateOf(week, 0), dateOf(week, 6)), count]);
  return place === null ? said : words.sentences([said, place]);
}

/**
 * The words of the three buttons. Each says where it goes, from today: before the week after the next one
 * stands "Next week", after it "In 3 weeks".
 */
export function buttonNames(week: Week, today: DayNumber, { formats }: Speech) {
  const distance = weeksFrom(week, today);
  const name = (count: number, unit: 'day' | 'week') =>
    capitalised(formats.relative(count, unit), week.locale);
  return {
    previous: name(distance - 1, 'week'),
    today: name(0, 'day'),
    next: name(distance + 1, 'week'),
    isThisWeek: dayIndexOf(week, today) !== null,
  };
}

/** "2 events before 06:00", or `null` when there are none. */
export function outsideName(
  { week, ...plan }: WeekPlan,
  side: 'before' | 'after',
  { words, formats }: Speech,
) {
  const { length } = plan[side];
  const time = formats.time(side === 'before' ? week.firstMinute : week.lastMinute);
  return length > 0 ? words[side](length, formats.number(length), time) : null;
}

/** What stands on the button of a crowd, "+2", and its name: "2 more events, Thursday 19 November, 10:30 to 11:00". */
export function crowdNames({ parts, top, bottom }: EventCrowd, date: DayNumber, speech: Speech) {
  const { words, formats, times } = speech;
  const number = formats.number(parts.length);
  return {
    visible: `+${number}`,
    name: words.join([words.more(parts.length, number), formats.date(date), times(top, bottom)]),
  };
}

/** "Israel Time (GMT+2)"; in a week of a clock change both offsets, and when it is changed. */
export function zoneNotes(week: Week, { words, formats }: Speech) {
  const { clock } = week;
  const [first, last] = [clock.from + 2 * dayLength, clock.until - 2 * dayLength];
  const offsets = [...new Set([formats.offset(first), formats.offset(last)])].join(' / ');
  const changes = clock.changes.map(({ by, from }) =>
    words.clockChange(by > 0, formats.date(dateOf(week, from.day)), formats.time(from.minute)),
  );
  return { zone: words.zone(formats.zone(first), offsets), changes };
}
