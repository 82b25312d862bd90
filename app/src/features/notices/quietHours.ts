/** A time of day without notifications, as `HH:mm`. It can pass midnight: from 22:00 to 07:00. */
export interface QuietHours {
  from: string;
  to: string;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a value is a time of day, as `HH:mm`. */
export const isTimeOfDay = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/**
 * Whether a moment is in the quiet hours, by the clock of this device: on the day of a clock change, the hours are
 * longer or shorter, as on the wall.
 */
export function isQuiet(moment: Date, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const now = moment.getHours() * 60 + moment.getMinutes();
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  return from <= to ? from <= now && now < to : now >= from || now < to;
}
