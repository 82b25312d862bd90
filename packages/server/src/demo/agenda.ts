import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** A booked time. */
export interface Booking {
  start: Date;
  end: Date;
  weekday: number;
  /** The local time of the start: `09:30`. */
  clock: string;
}

/** The free half hours of one business. */
export class Agenda {
  readonly #taken = new Set<number>();
  readonly #calendar: Calendar;
  readonly #random: Random;

  constructor(calendar: Calendar, random: Random) {
    this.#calendar = calendar;
    this.#random = random;
  }

  /** Books a free time in working hours, one to twelve days after a call. Returns undefined if none is found. */
  book(callDay: number, minutes: number): Booking | undefined {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const day = callDay + this.#random.whole(1, 12);
      const weekday = this.#calendar.weekday(day);
      if (weekday === 6) continue;
      const start = 30 * this.#random.whole(17, weekday === 5 ? 24 : 34);
      const booking = this.#take(day, start, minutes);
      if (booking) return booking;
    }
    return undefined;
  }

  /** Books a time in the week after a call. Returns undefined if it is taken. Weeks start on Sunday, which is 0. */
  bookNextWeek(callDay: number, weekday: number, start: number, minutes: number): Booking | undefined {
    return this.#take(callDay - this.#calendar.weekday(callDay) + 7 + weekday, start, minutes);
  }

  #take(day: number, start: number, minutes: number): Booking | undefined {
    const slots = Array.from({ length: Math.ceil(minutes / 30) }, (_, i) => day * 48 + start / 30 + i);
    if (slots.some((slot) => this.#taken.has(slot))) return undefined;
    for (const slot of slots) this.#taken.add(slot);
    const at = (minute: number) => this.#calendar.at(day, minute);
    const weekday = this.#calendar.weekday(day);
    return { start: at(start), end: at(start + minutes), weekday, clock: clock(start) };
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
