import { listIn } from '../../locale/index.ts';
import { numberFormat } from './formats.ts';
import type { Chart } from './useChart.ts';

/** A value and its index on the axis. */
export interface Extreme {
  index: number;
  value: number;
}

/** The facts about one series for the summary. */
export interface Facts {
  total: number;
  /** The lowest and the highest of all values, which determine the scale of the plot. */
  ends: [number, number];
  /** The number of dates without a value. */
  missing: number;
  /** `null` if every known date is incomplete. */
  whole: WholeFacts | null;
}

/** The facts of the complete dates. */
export interface WholeFacts {
  /** The average per known date: a missing day doesn't count as zero. */
  average: number;
  /** The first one, if several are equal. */
  highest: Extreme;
  lowest: Extreme;
  trend: Trend;
}

/** The second half of the period compared with the first. A difference of less than a tenth is steady. */
export type Trend = 'rising' | 'falling' | 'steady';

/** The facts of a series, or `null` without known values. Incomplete dates only count in the total and `ends`. */
export function factsOf(
  values: readonly (number | null)[],
  partial: ReadonlyMap<number, unknown> = nothing,
): Facts | null {
  let first = 0;
  let last = values.length - 1;
  // The period whose halves are compared begins and ends with a complete date.
  while (partial.has(first)) first += 1;
  while (partial.has(last)) last -= 1;
  let [early, earlyCount, late, lateCount] = [0, 0, 0, 0];
  let [lowest, highest, middle] = [-1, -1, 0];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [known, parts, inPart] = [0, 0, 0];
  const ends: Facts['ends'] = [least, most];
  // A single loop without intermediate arrays, because a series can have a hundred years of days.
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null;
    if (value === null) continue;
    ends[0] = Math.min(ends[0], value);
    ends[1] = Math.max(ends[1], value);
    if (partial.has(index)) {
      parts += 1;
      inPart += value;
      continue;
    }
    known += 1;
    if (value < least) {
      least = value;
      lowest = index;
    }
    if (value > most) {
      most = value;
      highest = index;
    }
    if (index * 2 < first + last) {
      early += value;
      earlyCount += 1;
    } else if (index * 2 > first + last) {
      late += value;
      lateCount += 1;
    } else middle = value;
  }
  if (known + parts === 0) return null;

  const total = early + middle + late;
  return {
    total: total + inPart,
    ends,
    missing: values.length - known - parts,
    whole:
      known === 0
        ? null
        : {
            average: total / known,
            highest: { index: highest, value: most },
            lowest: { index: lowest, value: least },
            trend:
              earlyCount === 0 || lateCount === 0 ? 'steady' : trendOf(early / earlyCount, late / lateCount),
          },
  };
}

/** The difference between two numbers. */
export interface Comparison {
  direction: 'more' | 'less' | 'same';
  /** The absolute difference. */
  amount: number;
  /** The difference relative to the earlier number; `null` if that was zero. */
  ratio: number | null;
}

/** The total compared with the previous period, as a direction and as text. */
export interface TotalComparison {
  direction: Comparison['direction'];
  text: string;
}

/** Compares a number with the previous one. */
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

/** Compares the total of a chart with one series with the previous period of the same length. */
export function comparisonOf(chart: Chart, before: number | undefined): TotalComparison | null {
  const { strings, value, unit, dates, locale, facts } = chart;
  if (chart.hasMany || !facts[0] || before === undefined) return null;
  const { direction, amount, ratio } = compare(facts[0].total, before);
  const digits = ratio !== null && ratio < 0.01 ? 1 : 0;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
  const much = ratio === null ? value(amount) : percent.format(ratio);
  const period = { count: dates.length, unit };
  const text =
    direction === 'same'
      ? strings.sameAsPeriod(period)
      : strings.comparison({ ...period, amount: much, direction });
  return { direction, text };
}

/** The text summary of a chart, for people who can't see it. */
export function summaryOf(chart: Chart, title: string, comparison: TotalComparison | null) {
  const { strings, value, date, unit, dates, hasMany, locale, partial } = chart;
  const sentences = chart.lines.flatMap(({ series }, line) => {
    const facts = chart.facts[line];
    if (!facts) return `${series.label}: ${strings.empty}`;
    const { whole, missing } = facts;
    const total = `${hasMany ? `${series.label}: ` : ''}${strings.total} ${value(facts.total)}`;
    return [
      comparison ? `${total}, ${comparison.text}` : total,
      ...(whole ? sentencesOf(whole, chart) : []),
      missing > 0 && strings.missing({ count: missing, unit }),
    ];
  });
  const names = [...partial.keys()].toSorted((one, other) => one - other).map(date.plain);
  if (names.length > 0) sentences.push(strings.partial(listIn({ locale }, names)));
  const known = sentences.filter((sentence) => sentence !== false);
  return [`${title}, ${date.range(0, dates.length - 1)}`, ...known].map(finished).join(' ');
}

function sentencesOf({ average, highest, lowest, trend }: WholeFacts, { strings, value, ...chart }: Chart) {
  const { date, unit, locale } = chart;
  const extremes = () => {
    const [most, least] = [value(highest.value), value(lowest.value)];
    return strings.extremes({
      ...{ unit, highest: most, lowest: least },
      ...{ highestDate: date.plain(highest.index), lowestDate: date.plain(lowest.index) },
    });
  };
  return [
    strings.average({ value: numberFormat(locale, { maximumFractionDigits: 1 }).format(average), unit }),
    highest.value > lowest.value && extremes(),
    strings.trend(trend),
  ];
}

const nothing: ReadonlyMap<number, unknown> = new Map();

function trendOf(before: number, after: number): Trend {
  const difference = (after - before) / Math.max(Math.abs(before), Math.abs(after), Number.MIN_VALUE);
  if (Math.abs(difference) < 0.1) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}

/** Adds a period. Russian months already end with «г.». */
const finished = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
