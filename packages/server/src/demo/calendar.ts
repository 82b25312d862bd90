const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days and hours in one time zone. A day is the number of days since 1 January 1970. */
export class Calendar {
  readonly #clock: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();

  constructor(timeZone: string) {
    this.#clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  }

  dayOf(moment: Date): number {
    return Math.floor(this.#wallClock(moment.getTime()) / DAY);
  }

  /** 0 is Sunday. */
  weekday(day: number): number {
    return (day + 4) % 7;
  }

  /** The time so many minutes after midnight. Uses the offset at noon, because the clock changes at night. */
  at(day: number, minutes: number): Date {
    const noon = day * DAY + DAY / 2;
    const offset = this.#offsets.get(day) ?? this.#wallClock(noon) - noon;
    this.#offsets.set(day, offset);
    return new Date(day * DAY + minutes * MINUTE - offset);
  }

  /** The local time, as if it were UTC. */
  #wallClock(moment: number): number {
    const [day = 0, month = 1, year = 0, hour = 0, minute = 0, second = 0] = this.#clock
      .format(moment)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }
}
