import { calendar } from '@console/contract/rules';

const dayLength = 86_400_000;

/** The date of an instant in the browser's time zone: `2026-11-19`. */
export function dateOf(moment: Date | string): string {
  const at = new Date(moment);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The first day of the week, in the format of the component library. */
export const firstDayOfWeek = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[
  calendar.weekStartsOn
];

/** The Sunday that starts the week of a date; the current week's for an invalid or unsupported date. */
export function weekOf(date: string | null | undefined, today = dateOf(new Date())): string {
  const day = Date.parse(isDate(date) ? date : today) / dayLength;
  // 1 January 1970 was a Thursday.
  const sinceStart = (day + 4 - calendar.weekStartsOn + 7) % 7;
  return new Date((day - sinceStart) * dayLength).toISOString().slice(0, 10);
}

/** Whether the text is an existing date in a supported year. */
function isDate(text: string | null | undefined): text is string {
  if (!text || !/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) || text > '9999-12') return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** From local midnight of a week's first day to that of the next week: 167 or 169 hours in some weeks. */
export function spanOf(week: string): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = week.split('-').map(Number);
  const midnight = (days: number) => new Date(year, month - 1, day + days).toISOString();
  return { from: midnight(0), to: midnight(7) };
}
