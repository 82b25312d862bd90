/** A date as the number of days since 1 January 1970: it can be counted and compared, in every calendar. */
export type DayNumber = number;

export const minuteLength = 60_000;
export const dayLength = 86_400_000;

/** The day of a text that begins with `YYYY-MM-DD`. */
export function dayOf(text: string): DayNumber {
  const date = text.slice(0, 10);
  const day = Date.parse(date) / dayLength;
  // Some read the 30th of February as a day in March.
  if (Number.isNaN(day) || isoDate(day) !== date) throw new RangeError(`No date: ${text}`);
  return day;
}

/** `YYYY-MM-DD`. */
export const isoDate = (day: DayNumber) => new Date(day * dayLength).toISOString().slice(0, 10);

const offsets = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds the clock on the wall is ahead of UTC at a moment. It asks `Intl`. */
export function offsetAt(instant: number, timeZone: string) {
  let format = offsets.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsets.set(timeZone, format);
  }
  // "11/19/2026, GMT+02:00"; long ago there were seconds.
  const [, sign, hours, minutes, seconds] =
    /([+-])(\d\d):(\d\d):?(\d\d)?$/.exec(format.format(instant)) ?? [];
  const ahead = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return ahead * (sign === '-' ? -1000 : 1000);
}

/**
 * The moment at which the wall shows a time, given as the moment at which it is that time in UTC. Of a time that
 * comes twice it is the first; one that the clock leaves out is read with the clock before the change.
 */
export function instantAt(wall: number, timeZone: string) {
  const before = wall - offsetAt(wall - dayLength, timeZone);
  const after = wall - offsetAt(wall + dayLength, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  return isShown(before) || !isShown(after) ? before : after;
}

/** A text with a zone is a moment, and one without is a time on the wall. */
const hasZone = /T.*(?:z|[+-]\d\d(?::?\d\d)?)$/i;

/** The moment that a text in ISO 8601 means in a zone; a date alone is its midnight. */
export function instantOf(text: string, timeZone: string) {
  // "…+02:00[Asia/Jerusalem]": the offset already says which moment it is.
  const moment = text.replace(/\[.*\]$/, '');
  const isWall = !hasZone.test(moment);
  const instant = isWall ? instantAt(wallOf(moment), timeZone) : Date.parse(moment);
  if (Number.isNaN(instant)) throw new RangeError(`No moment: ${text}`);
  return instant;
}

const wallOf = (text: string) => dayOf(text) * dayLength + (text.length > 10 ? timeOf(text) : 0);

const timeOf = (text: string) => Date.parse(`1970-01-01${text.slice(10)}Z`);

/** A moment as the wall of a zone shows it, with its offset: `2026-11-19T10:30:00+02:00`. */
export function momentText(instant: number, timeZone: string) {
  const ahead = offsetAt(instant, timeZone);
  const wall = new Date(instant + ahead).toISOString().slice(0, 19);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall}${ahead < 0 ? '-' : '+'}${offset}`;
}

let local: string | undefined;

/** The zone of whoever looks at the page. */
export const localZone = () => (local ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
