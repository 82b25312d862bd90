/** A change of the browser's clock. */
export interface ClockChange {
  /** The moment of it. */
  at: Date;
  /** How far the clock is put forward, in milliseconds; negative when it is put back. */
  by: number;
}

const offsetAt = (time: number) => -new Date(time).getTimezoneOffset() * 60_000;

/** How the browser's clock is changed on the day of a moment; `null` on almost every day. */
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

/** Which of two a moment is, when the clock shows its time twice that day; `null` when it does not. */
export function twinOf(moment: string): { which: 'first' | 'second'; other: string } | null {
  const change = clockChangeOn(moment);
  if (!change || change.by > 0) return null;
  const since = Date.parse(moment) - change.at.getTime();
  if (since < change.by || since >= -change.by) return null;
  const other = Date.parse(moment) + (since < 0 ? -change.by : change.by);
  return { which: since < 0 ? 'first' : 'second', other: plain(other) };
}

/** What the clock shows beside a change: before it, and where it goes on. */
export function shownAround({ at, by }: ClockChange): { from: string; to: string } {
  const before = new Date(at.getTime() + offsetAt(at.getTime() - 1000)).toISOString();
  const after = new Date(at.getTime() + offsetAt(at.getTime() - 1000) + by).toISOString();
  return { from: before.slice(11, 16), to: after.slice(11, 16) };
}

/** How far the clock is from UTC at a moment: "GMT+3". */
export function offsetName(moment: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A moment as the browser's clock shows it, with its offset: `2026-11-19T10:30:00+02:00`. */
export function withOffset(moment: string): string {
  const time = Date.parse(moment);
  const ahead = offsetAt(time);
  const wall = new Date(time + ahead).toISOString().slice(0, 19);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** A moment in UTC, written as a field for times writes it: `2026-11-19T08:30:00Z`. */
export const plain = (moment: number | string | Date) => new Date(moment).toISOString().replace('.000Z', 'Z');
