import { numberFormat } from './formats.ts';
import type { Chart } from './useChart.ts';

/** A value and where it stands. */
export interface Extreme {
  index: number;
  value: number;
}

/** What can be said about one series in a breath. */
export interface Facts {
  total: number;
  /** Per known date: a missing day is not a day of zero. */
  average: number;
  /** The first of equals. */
  highest: Extreme;
  lowest: Extreme;
  trend: Trend;
  /** How many dates have no value. */
  missing: number;
}

/** The second half of the time against the first; less than a tenth apart is steady. */
export type Trend = 'rising' | 'falling' | 'steady';

/** One number against another. */
export interface Comparison {
  direction: 'more' | 'less' | 'same';
  /** How much more or less, never negative. */
  amount: number;
  /** The same as a part of the earlier number; `null` when that was zero. */
  ratio: number | null;
}

/** How the total stands to the time before, in words and as an arrow. */
export interface TotalComparison {
  direction: Comparison['direction'];
  words: string;
}

/** The facts of a series, or `null` when nothing is known of it. */
export function factsOf(values: readonly (number | null)[]): Facts | null {
  const count = values.length;
  let [early, earlyCount, late, lateCount] = [0, 0, 0, 0];
  let [lowest, highest, middle] = [-1, -1, 0];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let known = 0;
  // One walk and no list in between: a series may have a hundred years of days.
  for (let index = 0; index < count; index += 1) {
    const value = values[index] ?? null;
    if (value === null) continue;
    known += 1;
    if (value < least) {
      least = value;
      lowest = index;
    }
    if (value > most) {
      most = value;
      highest = index;
    }
    if (index * 2 < count - 1) {
      early += value;
      earlyCount += 1;
    } else if (index * 2 > count - 1) {
      late += value;
      lateCount += 1;
    } else middle = value;
  }
  if (known === 0) return null;

  const total = early + middle + late;
  return {
    total,
    average: total / known,
    highest: { index: highest, value: most },
    lowest: { index: lowest, value: least },
    trend: earlyCount === 0 || lateCount === 0 ? 'steady' : trendOf(early / earlyCount, late / lateCount),
    missing: count - known,
  };
}

/** How a number stands to the one before it. */
export function compare(now: number, before: number): Comparison {
  const difference = now - before;
  const ratio = before === 0 ? null : Math.abs(difference / before);
  const isSame = difference === 0 || (ratio !== null && ratio < 0.0005);
  return {
    direction: isSame ? 'same' : difference > 0 ? 'more' : 'less',
    amount: Math.abs(difference),
    ratio,
  };
}

/** How the total of a chart of one series stands to the time of the same length before it. */
export function comparisonOf(chart: Chart, before: number | undefined): TotalComparison | null {
  const { strings, value, unit, dates, locale, facts } = chart;
  if (chart.hasMany || !facts[0] || before === undefined) return null;
  const { direction, amount, ratio } = compare(facts[0].total, before);
  const digits = ratio !== null && ratio < 0.01 ? 1 : 0;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
  const much = ratio === null ? value(amount) : percent.format(ratio);
  const count = numberFormat(locale).format(dates.length);
  return { direction, words: strings.comparison(direction, much, dates.length, count, unit) };
}

/** What the chart says without being looked at. */
export function summaryOf(chart: Chart, title: string, comparison: TotalComparison | null) {
  const { strings, value, date, unit, dates, hasMany, locale } = chart;
  const sentences = chart.lines.map(({ series }, line) => {
    const facts = chart.facts[line];
    if (!facts) return `${series.label}: ${strings.empty}.`;
    const { highest, lowest, missing } = facts;
    const total = `${hasMany ? `${series.label}: ` : ''}${strings.total} ${value(facts.total)}`;
    const extremes = () => {
      const [most, least] = [value(highest.value), value(lowest.value)];
      return strings.extremes(most, date.plain(highest.index), least, date.plain(lowest.index), unit);
    };
    return [
      comparison ? `${total}, ${comparison.words}` : total,
      strings.average(numberFormat(locale, { maximumFractionDigits: 1 }).format(facts.average), unit),
      highest.value > lowest.value && extremes(),
      strings.trend(facts.trend),
      missing > 0 && strings.missing(missing, numberFormat(locale).format(missing), unit),
    ]
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(' ');
  });
  return `${title}, ${date.range(0, dates.length - 1)}. ${sentences.join(' ')}`;
}

function trendOf(before: number, after: number): Trend {
  const difference = (after - before) / Math.max(Math.abs(before), Math.abs(after), Number.MIN_VALUE);
  if (Math.abs(difference) < 0.1) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}
