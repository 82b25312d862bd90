import type { Business, DemoChannel } from './business.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** The length of the demo history, in days: half a year. */
export const DAYS = 182;

/** The time of a call. */
export interface Slot {
  day: number;
  /** The number of the call on its day, from 0. */
  number: number;
  start_time: Date;
}

/** The times of calls to a business in the half year up to an hour ago, earliest first. */
export function callSlots(business: Business, calendar: Calendar, today: Date, random: Random): Slot[] {
  const lastDay = calendar.dayOf(today);
  const days = Array.from({ length: DAYS + 1 }, (_, index) => lastDay - DAYS + index);
  // A conversation takes up to two minutes. `lately` generates the calls of the last hour.
  const latest = today.getTime() - 3_600_000;
  return days
    .flatMap((day) =>
      callTimes(business, calendar, day, 1 - (lastDay - day) / DAYS, random).map(
        (start_time, number): Slot => ({ day, number, start_time }),
      ),
    )
    .filter(({ start_time }) => start_time.getTime() <= latest);
}

/**
 * The times of calls to a business on one day, earliest first. Their number depends on the weekday and grows over the
 * half year; most are before noon and after work.
 *
 * @param progress from 0 (the first day) to 1 (today)
 */
function callTimes(
  { week, hours }: Business,
  calendar: Calendar,
  day: number,
  progress: number,
  random: Random,
): Date[] {
  const weekday = calendar.weekday(day);
  const last = weekday === 5 ? hours.friday : hours.to;
  const count = random.count((week[weekday] ?? 0) * (0.7 + 0.45 * progress));
  const minutes = Array.from({ length: count }, () => hours.from + peak(random) * (last - hours.from));
  return minutes
    .sort((one, other) => one - other)
    .map((minute) => calendar.at(day, Math.round(minute * 60) / 60));
}

/** Chooses the channel of a conversation, by the channels' shares. */
export function chooseChannel(channels: readonly DemoChannel[], random: Random): DemoChannel {
  let rest = random.next();
  const chosen = channels.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return chosen ?? random.one(channels);
}

/** A time as a share of the day, mostly around a third and three quarters of it. */
function peak(random: Random): number {
  const around = random.happens(0.6) ? 0.33 : 0.75;
  const share = around + (random.next() + random.next() - 1) * 0.35;
  return Math.min(0.99, Math.max(0.01, share));
}
