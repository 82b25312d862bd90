/** Periods of the dashboard, in days. */
export const spans = [30, 90, 365] as const;
export type Span = (typeof spans)[number];

/** The period of one point in a chart. */
export const units = ['daily', 'monthly'] as const;
export type Unit = (typeof units)[number];

/** Calendar months per span, including the current one so far. At least two, because one point isn't a line. */
const months: Record<Span, number> = { 30: 2, 90: 3, 365: 12 };

/** How many days or months a chart shows. */
export const countOf = (span: Span, unit: Unit) => (unit === 'daily' ? span : months[span]);

export const seriesNames = ['contacts', 'appointments', 'calls'] as const;
export type SeriesName = (typeof seriesNames)[number];

interface Item {
  period: string;
  count: number;
}
export type Report = Record<SeriesName, readonly Item[]>;

/** A date range, both dates inclusive, as `YYYY-MM-DD`. */
interface Dates {
  from: string;
  to: string;
}

/** The counts of one series, for charts and text. */
export interface Counted {
  /** `coverage` marks a day or month that hasn't ended, or in which the business registered. */
  points: { date: string; value: number; coverage?: 'so-far' | 'incomplete' | undefined }[];
  /** `undefined` if there is no data. */
  total: number | undefined;
  /** The total of the earlier period; `undefined` if that period isn't complete. */
  previousTotal: number | undefined;
}

export type Counts = Record<SeriesName, Counted>;

/** The difference from the earlier total. `part` is a fraction of that total, or `undefined` if it was 0. */
export interface Change {
  direction: 'more' | 'less' | 'same';
  amount: number;
  part: number | undefined;
}

/** The date `days` days before another. */
function daysBefore(date: string, days: number) {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}

/** The 1st of the month `count` months before a date. */
function monthsBefore(date: string, count: number) {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - count);
  return at.toISOString().slice(0, 10);
}

/** The same day `count` months earlier, or the last day of a shorter month. */
function sameDayBefore(date: string, count: number) {
  const day = `${monthsBefore(date, count).slice(0, 8)}${date.slice(8)}`;
  const last = daysBefore(monthsBefore(date, count - 1), 1);
  return day < last ? day : last;
}

/**
 * The shown dates and the earlier dates they are compared with: the same number of days, or the same number of months
 * with the last one ending on the same day as the current one.
 */
export function datesOf(today: string, span: Span, unit: Unit): { shown: Dates; before: Dates } {
  const count = countOf(span, unit);
  if (unit === 'daily') {
    const from = daysBefore(today, count - 1);
    return {
      shown: { from, to: today },
      before: { from: daysBefore(from, count), to: daysBefore(from, 1) },
    };
  }
  return {
    shown: { from: monthsBefore(today, count - 1), to: today },
    before: { from: monthsBefore(today, 2 * count - 1), to: sameDayBefore(today, count) },
  };
}

/** Number of days to request: the shown and the earlier ones, and one more in case the time zones differ. */
export const daysToAsk = (span: Span) => 2 * span + 1;

/**
 * The months to request, with one additional earlier month. If there is data for it, the business is older than the
 * compared months, so the first of them is complete.
 */
export function monthsToAsk(today: string, span: Span): { shown: Dates; before: Dates } {
  const { shown, before } = datesOf(today, span, 'monthly');
  return { shown, before: { ...before, from: monthsBefore(before.from, 1) } };
}

/**
 * Splits a report into the shown and the earlier period. Months come in two reports, so `earlier` is separate. Periods
 * can include a time; a missing period stays a gap. If all counts since registration are zero, there is no data, and no
 * flat line is shown.
 *
 * @param since the date on which the business registered
 */
export function countsOf(
  report: Report,
  today: string,
  span: Span,
  unit: Unit,
  earlier: Report = report,
  since?: string,
): Counts {
  const hasAny = [report, earlier].some((one) =>
    seriesNames.some((name) => one[name].some(({ count }) => count > 0)),
  );
  const { shown, before } = datesOf(today, span, unit);
  const cut = (date: string) => date.slice(0, unit === 'daily' ? 10 : 7);
  const pointsOf = (items: readonly Item[], { from, to }: Dates) =>
    (hasAny ? items : [])
      .map(({ period, count }) => ({ date: cut(period), value: count }))
      .filter(({ date }) => date >= cut(from) && date <= cut(to))
      .toSorted((one, other) => one.date.localeCompare(other.date));
  const counted = (name: SeriesName): Counted => {
    const now = pointsOf(report[name], shown);
    const previous = pointsOf(earlier[name], before);
    const periods = earlier[name].map(({ period }) => cut(period));
    // Months after `before.to` mean that the server ignored the dates, so it didn't cut off the last month either.
    const isAsAsked =
      unit === 'daily' ||
      (periods.some((month) => month < cut(before.from)) &&
        periods.every((month) => month <= cut(before.to)));
    return {
      points: now.map((point, place) => {
        const isFirst = place === 0 && since?.startsWith(point.date) && since !== `${point.date}-01`;
        const coverage = today.startsWith(point.date) ? 'so-far' : isFirst ? 'incomplete' : undefined;
        return coverage ? { ...point, coverage } : point;
      }),
      total: now.length > 0 ? sumOf(now) : undefined,
      previousTotal: isAsAsked && previous.length >= countOf(span, unit) ? sumOf(previous) : undefined,
    };
  };
  return {
    contacts: counted('contacts'),
    appointments: counted('appointments'),
    calls: counted('calls'),
  };
}

const sumOf = (days: readonly { value: number }[]) => days.reduce((sum, { value }) => sum + value, 0);

/** The change from the earlier total; `undefined` if either total is unknown. */
export function changeOf({ total, previousTotal }: Counted): Change | undefined {
  if (total === undefined || previousTotal === undefined) return undefined;
  const amount = Math.abs(total - previousTotal);
  const part = previousTotal === 0 ? undefined : amount / previousTotal;
  // A change that rounds to 0 % counts as no change, as in the charts.
  const isSame = amount === 0 || (part !== undefined && part < 0.0005);
  return { direction: isSame ? 'same' : total > previousTotal ? 'more' : 'less', amount, part };
}
