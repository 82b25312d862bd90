/** The wall clock of a time zone. Its times are milliseconds, as if they were UTC. */
export interface Clock {
  wallAt: (instant: number) => number;
  /** The first instant at which the clock shows a time; after a time that is skipped, the clock has moved on. */
  instantAt: (wall: number) => number;
}

const day = 86_400_000;

/** No time zone changes its clock within this time. */
const steady = 900_000;

/** The clock of an IANA time zone, such as `Asia/Jerusalem`. */
export function clockOf(timeZone: string): Clock {
  if (timeZone === 'UTC') return { wallAt: (instant) => instant, instantAt: (wall) => wall };
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const offsets = new Map<number, number>();

  function offsetAt(instant: number) {
    const at = Math.floor(instant / steady) * steady;
    const known = offsets.get(at);
    if (known !== undefined) return known;
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const date = Date.UTC(part('year'), part('month') - 1, part('day'));
    const offset = date + (part('hour') * 3600 + part('minute') * 60 + part('second')) * 1000 - at;
    offsets.set(at, offset);
    return offset;
  }

  const wallAt = (instant: number) => instant + offsetAt(instant);
  return {
    wallAt,
    instantAt: (wall) => {
      const before = wall - offsetAt(wall - day);
      const possible = [before, wall - offsetAt(wall + day)].filter((instant) => wallAt(instant) === wall);
      return possible.length === 0 ? before : Math.min(...possible);
    },
  };
}
