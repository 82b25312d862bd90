/** A change of the UTC offset in the browser's time zone, such as daylight saving. */
export interface ClockChange {
  /** When it happens. */
  at: Date;
  /** Milliseconds by which the clock goes forward; negative if it goes back. */
  by: number;
}

const offsetAt = (time: number) => -new Date(time).getTimezoneOffset() * 60_000;

/** The clock change on the local day of an instant; `null` on most days. */
export function clockChangeOn(moment: string): ClockChange | null {
  const day = new Date(moment);
  if (Number.isNaN(day.getTime())) return null;
  const midnight = (days: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
  let [low, high] = [midnight(0), midnight(1)];
  const by = offsetAt(high) - offsetAt(low);
  if (by === 0) return null;
  const before = offsetAt(low);
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return { at: new Date(high), by };
}

/** For an instant in a repeated hour, whether it is the first or second one, and the other; else `null`. */
export function twinOf(moment: string): { which: 'first' | 'second'; other: string } | null {
  const change = clockChangeOn(moment);
  if (!change || change.by > 0) return null;
  const since = Date.parse(moment) - change.at.getTime();
  if (since < change.by || since >= -change.by) return null;
  const other = Date.parse(moment) + (since < 0 ? -change.by : change.by);
  return { which: since < 0 ? 'first' : 'second', other: plain(other) };
}

/** The local times before and after a change, as `HH:MM`. */
export function shownAround({ at, by }: ClockChange): { from: string; to: string } {
  const before = new Date(at.getTime() + offsetAt(at.getTime() - 1000)).toISOString();
  const after = new Date(at.getTime() + offsetAt(at.getTime() - 1000) + by).toISOString();
  return { from: before.slice(11, 16), to: after.slice(11, 16) };
}

/** The UTC offset of the browser's time zone at an instant, such as "GMT+3". */
export function offsetName(moment: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** An instant in local time with its UTC offset: `2026-11-19T10:30:00+02:00`. */
export function withOffset(moment: string): string {
  const time = Date.parse(moment);
  const ahead = offsetAt(time);
  const wall = new Date(time + ahead).toISOString().slice(0, 19);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** An instant in UTC, in the format of `DateTimeField`: `2026-11-19T08:30:00Z`. */
export const plain = (moment: number | string | Date) => new Date(moment).toISOString().replace('.000Z', 'Z');
