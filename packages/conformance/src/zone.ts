/**
 * A time zone whose date now differs from the UTC date and stays the same for at least half an hour. Neither zone has
 * daylight saving time. A server that counts days in its own time zone counts them wrong here.
 */
export function farZone(now = new Date()) {
  const hours = now.getUTCHours() + now.getUTCMinutes() / 60;
  return hours >= 10.5
    ? ({ timeZone: 'Pacific/Kiritimati', offset: 14 } as const)
    : ({ timeZone: 'Pacific/Niue', offset: -11 } as const);
}

const hour = 60 * 60_000;

/** The date and the month in a zone, and their starts, in milliseconds since 1970. */
export function calendarOf({ offset }: { offset: number }, now = Date.now()) {
  const today = new Date(now + offset * hour).toISOString().slice(0, 10);
  const begins = (date: string) => Date.parse(`${date}T00:00:00Z`) - offset * hour;
  const month = today.slice(0, 7);
  const monthBegins = begins(`${month}-01`);
  return {
    ...{ today, month, monthBegins, dayBegins: begins(today) },
    monthBefore: new Date(monthBegins - 1000 + offset * hour).toISOString().slice(0, 7),
  };
}

/** A time so many seconds after another one, in UTC. */
export const secondsAfter = (moment: unknown, seconds: number) =>
  new Date(Date.parse(String(moment)) + seconds * 1000).toISOString();
