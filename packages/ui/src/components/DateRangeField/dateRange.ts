import { type DateValue, parseDate, toCalendarDate } from '@internationalized/date';

/** Two days as ISO 8601 dates, both included: `{ start: '2026-03-26', end: '2026-03-29' }`. */
export interface DateRange {
  start: string;
  end: string;
}

/** Two dates, of which one can be missing while people type. */
export interface PartialRange {
  start: DateValue | null;
  end: DateValue | null;
}

/** Parses a range; `null` for none or if one date is invalid. */
export function rangeOf(start: string | undefined, end: string | undefined): PartialRange | null {
  try {
    return start && end ? { start: parseDate(start), end: parseDate(end) } : null;
  } catch {
    return null;
  }
}

export const textOf = (date: DateValue) => toCalendarDate(date).toString();

/** Whether the years are complete. Typing 2026 starts with 2, and the app shouldn't get the year 2. */
export function isWhole({ start, end }: PartialRange): boolean {
  return start !== null && end !== null && start.year >= 1000 && end.year >= 1000;
}

/** Moves a two-digit year to this century. */
export const inThisCentury = (date: DateValue | null) =>
  date && date.year < 100 ? date.add({ years: 2000 }) : date;

/** What is wrong with a complete range: `reversed`, or the limits that it is outside of. */
export type RangeProblem = 'reversed' | 'before' | 'after' | 'outside';

export function rangeProblem(
  { start, end }: PartialRange,
  min: DateValue | null,
  max: DateValue | null,
): RangeProblem | undefined {
  if (!start || !end) return undefined;
  if (start.compare(end) > 0) return 'reversed';
  const isBefore = min !== null && start.compare(min) < 0;
  const isAfter = max !== null && end.compare(max) > 0;
  if (min && max) return isBefore || isAfter ? 'outside' : undefined;
  if (isBefore) return 'before';
  return isAfter ? 'after' : undefined;
}
