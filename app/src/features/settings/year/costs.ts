import { costEstimate, minutesCovered } from '@console/contract/rules';

/** The usage of a month, as the server sends it. */
export interface MonthUsage {
  /** `YYYY-MM` */
  month: string;
  timeZone: string;
  channels: readonly {
    channel: string;
    name: string;
    deleted?: boolean | undefined;
    minutes: number;
    cost: number;
  }[];
  minutes: number;
  cost: number;
}

/** One channel in one month. */
export interface YearRow {
  key: string;
  month: string;
  name: string;
  isDeleted: boolean;
  minutes: number;
  /** The minutes that the monthly minimum covers. */
  covered: number;
  cost: number;
}

/** The month and those before it, newest first. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** A row for each channel in each month, newest month first. */
export const yearRows = (months: readonly MonthUsage[]): YearRow[] =>
  months.flatMap(({ month, channels }) =>
    channels.map(({ channel, name, deleted = false, minutes, cost }) => ({
      ...{ key: `${month} ${channel}`, month, name, isDeleted: deleted, minutes, cost },
      covered: Math.min(minutes, minutesCovered),
    })),
  );

/** Fewer days say too little about a month. */
const daysNeeded = 3;

/**
 * Minutes and cost of the whole month if the remaining days are like those so far; `undefined` in its first days and
 * for another month. Each channel pays for at least the minimum; a deleted one gets no more calls.
 */
export function forecastOf({ month, timeZone, channels }: MonthUsage, now: Date) {
  const { year, number, days } = clockIn(timeZone, now);
  if (month !== `${year}-${number}` || days < daysNeeded) return undefined;
  const all = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const expected = channels.map(({ minutes, deleted }) =>
    deleted ? minutes : Math.round((minutes * all) / days),
  );
  return {
    minutes: expected.reduce((sum, minutes) => sum + minutes, 0),
    cost: expected.reduce((sum, minutes) => sum + costEstimate(minutes), 0),
  };
}

/** The month in a time zone, and how many of its days have passed, with the hours as a fraction. */
function clockIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const days = Number(parts['day']) - 1 + Number(parts['hour']) / 24;
  return { year: parts['year'] ?? '', number: parts['month'] ?? '', days };
}
