/** A date as the number of days since 1 January 1970, for arithmetic and comparisons in every calendar. */
export type DayNumber = number;

export const minuteLength = 60_000;
export const dayLength = 86_400_000;

/** The day of a text that starts with `YYYY-MM-DD`. */
export function dayOf(text: string): DayNumber {
  const date = text.slice(0, 10);
  const day = Date.parse(date) / dayLength;
  // Some engines parse 30 February as a day in March.
  if (Number.isNaN(day) || isoDate(day) !== date) throw new RangeError(`No date: ${text}`);
  return day;
}

/** `YYYY-MM-DD`. */
export const isoDate = (day: DayNumber) => new Date(day * dayLength).toISOString().slice(0, 10);

const offsets = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds the wall clock is ahead of UTC at a moment. Calls `Intl`. */
export function offsetAt(instant: number, timeZone: string) {
  let format = offsets.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsets.set(timeZone, format);
  }
  // "11/19/2026, GMT+02:00"; historical offsets have seconds.
  const [, sign, hours, minutes, seconds] =
    /([+-])(\d\d):(\d\d):?(\d\d)?$/.exec(format.format(instant)) ?? [];
  const ahead = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return ahead * (sign === '-' ? -1000 : 1000);
}

/**
 * The moment of a wall-clock time. `wall` is the moment of the same time in UTC. A repeated time is the first of the
 * two. A skipped time is read with the offset before the change.
 */
export function instantAt(wall: number, timeZone: string) {
  const before = wall - offsetAt(wall - dayLength, timeZone);
  const after = wall - offsetAt(wall + dayLength, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  return isShown(before) || !isShown(after) ? before : after;
}

/** A text with an offset is a moment. One without is a wall-clock time. */
const hasZone = /T.*(?:z|[+-]\d\d(?::?\d\d)?)$/i;

/** The moment of an ISO 8601 text in a zone. A date alone is its midnight. */
export function instantOf(text: string, timeZone: string) {
  // In "…+02:00[Asia/Jerusalem]" the offset is enough.
  const moment = text.replace(/\[.*\]$/, '');
  const isWall = !hasZone.test(moment);
  const instant = isWall ? instantAt(wallOf(moment), timeZone) : Date.parse(moment);
  if (Number.isNaN(instant)) throw new RangeError(`No moment: ${text}`);
  return instant;
}

const wallOf = (text: string) => dayOf(text) * dayLength + (text.length > 10 ? timeOf(text) : 0);

const timeOf = (text: string) => Date.parse(`1970-01-01${text.slice(10)}Z`);

/** A moment as wall-clock time of a zone, with its offset: `2026-11-19T10:30:00+02:00`. */
export function momentText(instant: number, timeZone: string) {
  const ahead = offsetAt(instant, timeZone);
  const wall = new Date(instant + ahead).toISOString().slice(0, 19);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall}${ahead < 0 ? '-' : '+'}${offset}`;
}

let local: string | undefined;

/** The time zone of the browser. */
export const localZone = () => (local ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A time as the wall clock shows it. */
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
  /** Minutes by which the clock goes forward; negative if it goes back. */
  by: number;
  /** The wall-clock time before the change: the first skipped minute, or the one after the last repeated minute. */
  from: WallTime;
  /** The wall-clock time after the change. */
  to: WallTime;
}

/** The wall clock of one time zone over some days. */
export interface Clock {
  /** The wall-clock time at a moment. Near these days it is a subtraction, elsewhere a call of `Intl`. */
  read: (instant: number) => WallTime;
  /** The clock changes in these days, in order. There are almost never any. */
  changes: readonly ClockChange[];
  /** Between these moments, reading is cheap: all of these days, and a day or more before and after. */
  from: number;
  until: number;
}

const clocks = new Map<string, Clock>();

/** The wall clock of a zone for some days. */
export function clockOf(timeZone: string, firstDay: DayNumber, days: number): Clock {
  const key = `${timeZone} ${firstDay} ${days}`;
  const clock = clocks.get(key) ?? readClock(timeZone, firstDay, days);
  clocks.set(key, clock);
  return clock;
}

function readClock(timeZone: string, firstDay: DayNumber, days: number): Clock {
  const offset = (instant: number) => offsetAt(instant, timeZone);
  const wall = (instant: number, shift: number): WallTime => {
    const shown = instant + shift;
    const day = Math.floor(shown / dayLength);
    return { day: day - firstDay, minute: Math.floor((shown - day * dayLength) / minuteLength) };
  };

  // No zone is more than 14 hours from UTC, so two days before and after contain every moment of these days.
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

/** When the clock changes between two moments, to the second. */
function changeBetween(from: number, until: number, before: number, offset: (instant: number) => number) {
  let [low, high] = [from, until];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** True for a time that the clock of that day skips. */
export function isSkipped({ changes }: Clock, day: number, minute: number) {
  return changes.some(({ by, from, to }) => by > 0 && isBetween({ day, minute }, from, to));
}

/** True for a time that the clock of that day shows twice. */
export function isRepeated({ changes }: Clock, day: number, minute: number) {
  return changes.some(({ by, from, to }) => by < 0 && isBetween({ day, minute }, to, from));
}

const isBetween = (time: WallTime, from: WallTime, until: WallTime) =>
  minuteOf(time) >= minuteOf(from) && minuteOf(time) < minuteOf(until);

/** Minutes since the start of the first day of the clock. */
export const minuteOf = ({ day, minute }: WallTime) => day * 1440 + minute;

/** The days that are visible at once: the working days of the locale's region are the work week. */
export type WeekCalendarView = 'month' | 'week' | 'workWeek' | 'day';

/** The visible week and its hours. The locale sets the defaults. */
export interface WeekOptions {
  /** BCP 47, with its `-u-fw-`, `-u-hc-`, `-u-nu-` and `-u-ca-` extensions. */
  locale: string;
  /**
   * An IANA time zone. Server and browser might be in different ones, so set it if both render.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** @default 'week' */
  view?: WeekCalendarView | undefined;
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
interface WeekDay {
  date: DayNumber;
  isWeekend: boolean;
}

/** The days and the rows of one page of the calendar. Times are minutes of the wall clock since midnight. */
export interface Week {
  locale: string;
  timeZone: string;
  view: WeekCalendarView;
  /** From one page to the next, in days: 7, or 1 if the page is a day. Months are of different lengths: see `moved`. */
  stride: number;
  /** The same day some pages later: of a month, its last day if the other month is shorter. */
  moved: (date: DayNumber, pages: number) => DayNumber;
  /** How many days of its first week a month leaves out. */
  leading?: number | undefined;
  /** The first day of the page that contains a date. A day off belongs to the work week of its week. */
  firstOf: (date: DayNumber) => DayNumber;
  /** Consecutive: those of the month, seven from the first day of the week, the working days, or one. */
  days: readonly WeekDay[];
  /** Where each row begins: 360, 390, … */
  slots: readonly number[];
  /** Minutes of a row. */
  step: number;
  /** Where the first row begins. */
  firstMinute: number;
  /** Where the last row ends, at most 1440. */
  lastMinute: number;
  /** The wall clock of this week, with its changes. */
  clock: Clock;
}

const weekDefaults = { firstHour: 6, lastHour: 20, step: 30 } as const;

/** The page of a date: its month, week, work week or day. */
export function weekOf(date: DayNumber, options: WeekOptions): Week {
  const { locale, firstDayOfWeek, timeZone = localZone(), view = 'week' } = options;
  const data = weekDataOf(locale, firstDayOfWeek);
  const page = views[view](data, locale, date);
  const { stride, leading, firstOf, moved = (day, pages) => day + pages * stride } = page;
  const start = firstOf(date);
  const days = Array.from({ length: page.length }, (_, index): WeekDay => {
    const day = start + index;
    return { date: day, isWeekend: data.weekend.includes(weekdayOf(day)) };
  });
  const clock = clockOf(timeZone, start, page.length);
  return { locale, timeZone, view, stride, leading, moved, firstOf, days, ...hoursOf(options), clock };
}

interface Page extends Pick<Week, 'stride' | 'firstOf' | 'leading'> {
  length: number;
  moved?: Week['moved'] | undefined;
}

const views: Record<WeekCalendarView, (data: WeekData, locale: string, date: DayNumber) => Page> = {
  month({ firstDay }, locale, date) {
    const first = firstOfMonth(date, locale);
    const length = monthAfter(first, locale) - first;
    return {
      length,
      leading: first - startOfWeek(first, firstDay),
      stride: length,
      firstOf: (day) => firstOfMonth(day, locale),
      moved: (day, months) => dayInMonth(day, months, locale),
    };
  },
  week: ({ firstDay }) => ({ length: 7, stride: 7, firstOf: (date) => startOfWeek(date, firstDay) }),
  workWeek({ firstDay, weekend }) {
    const lastOff = weekend.find((day) => !weekend.includes((day % 7) + 1)) ?? 7;
    const firstWorking = (lastOff % 7) + 1;
    return {
      length: 7 - weekend.length,
      stride: 7,
      firstOf(date) {
        const isOff = weekend.includes(weekdayOf(date));
        const within = isOff ? startOfWeek(date, firstDay) + 6 : date;
        return startOfWeek(within, firstWorking);
      },
    };
  },
  day: () => ({ length: 1, stride: 1, firstOf: (date) => date }),
};

const daysOfMonth = new Map<string, Intl.DateTimeFormat>();

/** The number of a day in its month, in the calendar of the locale. */
function dayOfMonth(date: DayNumber, locale: string) {
  let format = daysOfMonth.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', numberingSystem: 'latn', timeZone: 'UTC' });
    daysOfMonth.set(locale, format);
  }
  return Number.parseInt(format.format(date * dayLength), 10);
}

const firstOfMonth = (date: DayNumber, locale: string): DayNumber => date - dayOfMonth(date, locale) + 1;

/** The first day of the month after the one that begins on `first`. The shortest month has five days. */
function monthAfter(first: DayNumber, locale: string) {
  let next = first + 5;
  while (dayOfMonth(next, locale) !== 1) next++;
  return next;
}

function dayInMonth(date: DayNumber, months: number, locale: string) {
  let first = firstOfMonth(date, locale);
  for (let left = Math.abs(months); left > 0; left--)
    first = months > 0 ? monthAfter(first, locale) : firstOfMonth(first - 1, locale);
  return Math.min(first + dayOfMonth(date, locale) - 1, monthAfter(first, locale) - 1);
}

const startOfWeek = (date: DayNumber, firstDay: number) => date - ((weekdayOf(date) - firstDay + 7) % 7);

/** As `Intl` counts them: 1 is Monday, 7 is Sunday. Day 0 of 1970 was a Thursday. */
const weekdayOf = (day: DayNumber) => ((((day + 3) % 7) + 7) % 7) + 1;

/** The date a number of days after the first day of a week. */
export const dateOf = ({ days: [first] }: Week, day: number): DayNumber => (first?.date ?? 0) + day;

/** The index of a date among the days. `null` if it is on another page. */
export function dayIndexOf(week: Week, date: DayNumber) {
  const index = date - dateOf(week, 0);
  return index >= 0 && index < week.days.length ? index : null;
}

/** How many pages a page is after that of a date: 0 for the same page, -1 for the one before it. */
export const pagesFrom = (week: Week, date: DayNumber) =>
  (dateOf(week, 0) - week.firstOf(date)) / week.stride;

/** A moment on the grid. */
export interface WeekMoment {
  day: number;
  minute: number;
  /** Its row. `null` before the first and after the last hour. */
  slot: number | null;
}

/** The position of a moment, in milliseconds since 1970, in a week. `null` if it is in another week. */
export function momentIn(week: Week, instant: number): WeekMoment | null {
  const { day, minute } = week.clock.read(instant);
  return day < 0 || day >= week.days.length ? null : { day, minute, slot: slotAt(week, minute) };
}

/** The row of a minute. */
function slotAt({ firstMinute, lastMinute, step }: Week, minute: number) {
  return minute < firstMinute || minute >= lastMinute ? null : Math.floor((minute - firstMinute) / step);
}

/**
 * The moment a slot begins. In a repeated hour it is the first of the two. A skipped time is read with the offset
 * before the change, as phones do. `pages` is for the same slot on another page.
 */
export function slotStart(week: Week, day: number, slot: number, pages = 0): string | null {
  const minute = week.slots[slot];
  if (!(day in week.days) || minute === undefined) return null;
  const wall = dateOf(week, day + pages * week.stride) * dayLength + minute * minuteLength;
  return momentText(instantAt(wall, week.timeZone), week.timeZone);
}

function hoursOf({ firstHour, lastHour, step: minutes }: WeekOptions) {
  const step = Math.min(Math.max(Math.round(minutes ?? weekDefaults.step), 5), 240);
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

export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** Days are counted as `Intl` counts them: 1 is Monday, 7 is Sunday. */
interface WeekData {
  firstDay: number;
  /** The days off. */
  weekend: readonly number[];
}

const weekdays: readonly FirstDayOfWeek[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekDataByLocale = new Map<string, WeekData>();

/** The first day of the week and the days off of a locale. Its `-u-fw-` extension takes precedence. */
function weekDataOf(locale: string, wanted?: FirstDayOfWeek): WeekData {
  const data = weekDataByLocale.get(locale) ?? readWeekData(locale);
  weekDataByLocale.set(locale, data);
  return wanted ? { ...data, firstDay: weekdays.indexOf(wanted) + 1 } : data;
}

function readWeekData(locale: string): WeekData {
  const read: Intl.Locale & { getWeekInfo?: (() => WeekData) | undefined } = new Intl.Locale(locale);
  const own = weekdays.indexOf(/-u-.*-?fw-(...)/.exec(locale)?.[1] as FirstDayOfWeek) + 1;
  const { firstDay, weekend } = read.getWeekInfo?.() ?? weekDataIn(read.maximize().region ?? '');
  return { firstDay: own || firstDay, weekend };
}

/** For browsers without week data: by region, from the Common Locale Data Repository. */
export function weekDataIn(region: string): WeekData {
  const isIn = (regions: string) => regions.includes(region);
  const weekend = region === 'IR' ? [5] : region === 'AF' ? [4, 5] : isIn(offOnFriday) ? [5, 6] : [6, 7];
  return { firstDay: isIn(fromSaturday) ? 6 : isIn(fromSunday) ? 7 : 1, weekend };
}

const offOnFriday = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';
const fromSaturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const fromSunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
