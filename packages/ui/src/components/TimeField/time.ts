import { parseTime, type Time } from '@internationalized/date';

/** Parses `HH:mm`, with or without seconds; `null` for none or for an invalid string. */
export function timeOf(text: string | null | undefined) {
  try {
    return text ? parseTime(text) : null;
  } catch {
    return null;
  }
}

/** `HH:mm` of a time. */
export const textOf = (time: Time) => time.toString().slice(0, 5);

/** Which limits a time is outside of. */
export type TimeProblem = 'before' | 'after' | 'outside';

/** The limit that a time is outside of, if any. If `min` is later than `max`, the limits span midnight. */
export function timeProblem(time: Time, min: Time | null, max: Time | null): TimeProblem | undefined {
  const isBefore = min !== null && time.compare(min) < 0;
  const isAfter = max !== null && time.compare(max) > 0;
  if (min && max) {
    const spansMidnight = min.compare(max) > 0;
    return (spansMidnight ? isBefore && isAfter : isBefore || isAfter) ? 'outside' : undefined;
  }
  if (isBefore) return 'before';
  return isAfter ? 'after' : undefined;
}
