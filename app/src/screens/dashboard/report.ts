/** How the dashboard counts. */
export const periods = ['daily', 'monthly'] as const;
export type Period = (typeof periods)[number];

/** How many days or months one chart shows; as many before them make the comparison. */
export const shown: Record<Period, number> = { daily: 30, monthly: 6 };

export const seriesNames = ['contacts', 'appointments', 'calls'] as const;
export type SeriesName = (typeof seriesNames)[number];

interface Item {
  period: string;
  count: number;
}
type Report = Record<SeriesName, readonly Item[]>;

/** What one chart draws. */
export interface ChartData {
  points: { date: string; value: number }[];
  /** The total of the time of the same length before; absent when not all of it is known. */
  previousTotal: number | undefined;
}

/** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`), `back` of them before the one that `today` is in. */
export function dateBack(today: Date, back: number, period: Period): string {
  const date = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()));
  if (period === 'daily') date.setUTCDate(date.getUTCDate() - back);
  else date.setUTCMonth(date.getUTCMonth() - back, 1);
  return date.toISOString().slice(0, period === 'daily' ? 10 : 7);
}

/** The first and the last date that a chart shows. */
export const rangeOf = (today: Date, period: Period) =>
  [dateBack(today, shown[period] - 1, period), dateBack(today, 0, period)] as const;

/**
 * Splits a report into what is drawn and what it is compared with. Dates come as days, as months or with a time;
 * a date that is missing stays a gap. A business in which nothing ever happened has counts of zero for each day
 * since it was registered: that is no data, not a flat line.
 */
export function chartsOf(report: Report, today: Date, period: Period): Record<SeriesName, ChartData> {
  const hasAny = seriesNames.some((name) => report[name].some(({ count }) => count > 0));
  const [from] = rangeOf(today, period);
  const before = dateBack(today, 2 * shown[period] - 1, period);
  const chart = (items: readonly Item[]): ChartData => {
    const dated = hasAny
      ? items.map(({ period: at, count }) => ({ date: at.slice(0, from.length), value: count }))
      : [];
    const previous = dated.filter(({ date }) => date >= before && date < from);
    return {
      points: dated
        .filter(({ date }) => date >= from)
        .toSorted((one, other) => one.date.localeCompare(other.date)),
      previousTotal:
        previous.length >= shown[period] ? previous.reduce((sum, { value }) => sum + value, 0) : undefined,
    };
  };
  return {
    contacts: chart(report.contacts),
    appointments: chart(report.appointments),
    calls: chart(report.calls),
  };
}
