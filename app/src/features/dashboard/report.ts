/** How many days the dashboard looks back. */
export const spans = [30, 90, 365] as const;
export type Span = (typeof spans)[number];

/** What one point of a chart stands for. */
export const units = ['daily', 'monthly'] as const;
export type Unit = (typeof units)[number];

/** Counted in months a span is calendar months, the present one as far as it has come; one alone makes no line. */
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

/** From one date to another, both included, as `YYYY-MM-DD`. */
interface Dates {
  from: string;
  to: string;
}

/** What was counted of one thing, ready to be drawn and to be said. */
export interface Counted {
  /** A day or month that has not ended, or in which the business registered, can't be compared with the others. */
  points: { date: string; value: number; coverage?: 'so-far' | 'incomplete' | undefined }[];
  /** Absent when nothing is known. */
  total: number | undefined;
  /** The total of the time before; absent when not all of it is known. */
  previousTotal: number | undefined;
}

export type Counts = Record<SeriesName, Counted>;

/** How one total stands to the one before it. `part` is a fraction of that one, or absent where it was nothing. */
export interface Change {
  direction: 'more' | 'less' | 'same';
  amount: number;
  part: number | undefined;
}

/** The date that a clock of a time zone shows, as `YYYY-MM-DD`. */
export const todayIn = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** The date so many days before another. */
function daysBefore(date: string, days: number) {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}

/** The first of the month so many months before that of a date. */
function monthsBefore(date: string, count: number) {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - count);
  return at.toISOString().slice(0, 10);
}

/** The same day so many months earlier, or the last of a month that is shorter. */
function sameDayBefore(date: string, count: number) {
  const day = `${monthsBefore(date, count).slice(0, 8)}${date.slice(8)}`;
  const last = daysBefore(monthsBefore(date, count - 1), 1);
  return day < last ? day : last;
}

/**
 * The dates that are shown, and those they are compared with: as many days, or as many months of which the last is
 * counted as far as the present one has come.
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

/** How many days to ask for: those that are shown and those before, and one more where the clocks differ. */
export const daysToAsk = (span: Span) => 2 * span + 1;

/**
 * The months to ask for. One more of those before: only where that one is there, the business is older than all that
 * are compared, and the first of them is a whole month.
 */
export function monthsToAsk(today: string, span: Span): { shown: Dates; before: Dates } {
  const { shown, before } = datesOf(today, span, 'monthly');
  return { shown, before: { ...before, from: monthsBefore(before.from, 1) } };
}

/**
 * Splits a report into what is shown and what it is compared with; months come in two, the `earlier` ones by themselves.
 * Periods come as such or with a time; one that is missing stays a gap. A business in which nothing ever happened has
 * counts of zero since it was registered: that is no data, not a flat line.
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
    // Later ones: the server does not know the dates, and has not cut the last one short as the present one is.
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

/** How a total stands to the one before; nothing is said where either is not known. */
export function changeOf({ total, previousTotal }: Counted): Change | undefined {
  if (total === undefined || previousTotal === undefined) return undefined;
  const amount = Math.abs(total - previousTotal);
  const part = previousTotal === 0 ? undefined : amount / previousTotal;
  // A change that is written as nothing is none, as the charts see it.
  const isSame = amount === 0 || (part !== undefined && part < 0.0005);
  return { direction: isSame ? 'same' : total > previousTotal ? 'more' : 'less', amount, part };
}
