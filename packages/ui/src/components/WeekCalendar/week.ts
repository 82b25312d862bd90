import { type Clock, clockOf } from './clock.ts';
import { type DayNumber, dayLength, instantAt, localZone, minuteLength, momentText } from './dates.ts';
import { type FirstDayOfWeek, weekDataOf } from './localeDefaults.ts';

/** What decides which week is shown and how its hours are cut. What is left out comes from the locale. */
export interface WeekOptions {
  /** BCP 47, with its `-u-fw-`, `-u-hc-`, `-u-nu-` and `-u-ca-` extensions. */
  locale: string;
  /**
   * An IANA time zone. A server and a browser may be in different ones: say it wherever both draw.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** @default that of the locale */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** The hour of the first row, 0 to 23. @default 6 */
  firstHour?: number | undefined;
  /** The hour at which the last row ends, 1 to 24. @default 20 */
  lastHour?: number | undefined;
  /** Minutes of a row. @default 30 */
  step?: number | undefined;
}

/** One column of the week. */
export interface WeekDay {
  date: DayNumber;
  isWeekend: boolean;
}

/** The seven days and the rows of one week. Times are minutes of the wall clock since midnight. */
export interface Week {
  locale: string;
  timeZone: string;
  /** Seven, the first day of the week first. Which end that is on screen is a matter of direction. */
  days: readonly WeekDay[];
  /** Where each row begins: 360, 390, … */
  slots: readonly number[];
  /** Minutes of a row. */
  step: number;
  /** Where the first row begins. */
  firstMinute: number;
  /** Where the last row ends, at most 1440. */
  lastMinute: number;
  /** How the wall clock of this week runs, its changes included. */
  clock: Clock;
}

export const weekDefaults = { firstHour: 6, lastHour: 20, step: 30 } as const;

/** The week that a date lies in. */
export function weekOf(date: DayNumber, options: WeekOptions): Week {
  const { locale, firstDayOfWeek, timeZone = localZone() } = options;
  const { firstDay, weekend } = weekDataOf(locale, firstDayOfWeek);
  const start = date - ((weekdayOf(date) - firstDay + 7) % 7);
  const days = Array.from({ length: 7 }, (_, index): WeekDay => {
    const day = start + index;
    return { date: day, isWeekend: weekend.includes(weekdayOf(day)) };
  });
  return { locale, timeZone, days, ...hoursOf(options), clock: clockOf(timeZone, start, 7) };
}

/** As `Intl` counts them: 1 is Monday, 7 is Sunday. Day 0 of 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) => ((((day + 3) % 7) + 7) % 7) + 1;

/** The same weekday some weeks later, or earlier. */
export const moveWeeks = (date: DayNumber, count: number): DayNumber => date + count * 7;

/** The date so many days after the first of a week. */
export const dateOf = ({ days: [first] }: Week, day: number): DayNumber => (first?.date ?? 0) + day;

/** The day of the week, 0 to 6, that a date is; `null` when it lies in another week. */
export function dayIndexOf(week: Week, date: DayNumber) {
  const index = date - dateOf(week, 0);
  return index >= 0 && index < week.days.length ? index : null;
}

/** How many weeks a week lies after the one of another date: 0 is that week, -1 the one before it. */
export const weeksFrom = (week: Week, date: DayNumber) => Math.ceil((dateOf(week, 0) - date) / 7) + 0;

/** A moment on the grid. */
export interface WeekMoment {
  day: number;
  minute: number;
  /** The row it lies in; `null` before the first and after the last hour. */
  slot: number | null;
}

/** Where a moment, in milliseconds since 1970, stands in a week; `null` when it lies in another one. */
export function momentIn(week: Week, instant: number): WeekMoment | null {
  const { day, minute } = week.clock.read(instant);
  return day < 0 || day >= week.days.length ? null : { day, minute, slot: slotAt(week, minute) };
}

/** The row a minute lies in. */
export function slotAt({ firstMinute, lastMinute, step }: Week, minute: number) {
  return minute < firstMinute || minute >= lastMinute ? null : Math.floor((minute - firstMinute) / step);
}

/**
 * The moment a slot begins. Of an hour that comes twice it is the first; a time that the clock leaves out
 * is read with the clock before the change, as a phone would. `weeks` is for the same slot in another week.
 */
export function slotStart(week: Week, day: number, slot: number, weeks = 0): string | null {
  const minute = week.slots[slot];
  if (!(day in week.days) || minute === undefined) return null;
  const wall = moveWeeks(dateOf(week, day), weeks) * dayLength + minute * minuteLength;
  return momentText(instantAt(wall, week.timeZone), week.timeZone);
}

function hoursOf({ firstHour, lastHour, step: wanted }: WeekOptions) {
  const step = Math.min(Math.max(Math.round(wanted ?? weekDefaults.step), 5), 240);
  const firstMinute = minutesOf(firstHour ?? weekDefaults.firstHour, 0, 1440 - step);
  const lastMinute = minutesOf(lastHour ?? weekDefaults.lastHour, firstMinute + step, 1440);
  const count = Math.ceil((lastMinute - firstMinute) / step);
  return {
    step,
    firstMinute,
    lastMinute,
    slots: Array.from({ length: count }, (_, i) => firstMinute + i * step),
  };
}

const minutesOf = (hour: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(hour * 60), least), most);
