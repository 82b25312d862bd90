import { listIn, numberFormat } from '../../locale/index.ts';
import { type ChartAggregate, isKnown, type Values } from './model.ts';
import type { Chart } from './useChart.ts';

/** A value and its index on the axis. */
export interface Extreme {
  index: number;
  value: number;
}

/** The facts about one series for the summary. */
export interface Facts {
  total: number;
  /** The number of dates with a value. */
  count: number;
  /** The last known value, which can be incomplete. */
  latest: number;
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
export function factsOf(values: Values, partial: ReadonlyMap<number, unknown> = nothing): Facts | null {
  let first = 0;
  let last = values.length - 1;
  // The period whose halves are compared begins and ends with a complete date.
  while (partial.has(first)) first += 1;
  while (partial.has(last)) last -= 1;
  let [early, earlyCount, late, lateCount] = [0, 0, 0, 0];
  let [lowest, highest, middle] = [-1, -1, 0];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [known, parts, inPart, latest] = [0, 0, 0, 0];
  const ends: Facts['ends'] = [least, most];
  // A single loop without intermediate arrays, because a series can have a hundred years of days.
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (!isKnown(value)) continue;
    latest = value;
    ends[0] = Math.min(ends[0], value);
    ends[1] = Math.max(ends[1], value);
    if (partial.size > 0 && partial.has(index)) {
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
    count: known + parts,
    latest,
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

/** The figure that stands for a series: its total, average or last value, or `null`. */
export function figureOf(facts: Facts | null | undefined, aggregate: ChartAggregate) {
  if (!facts || aggregate === 'none') return null;
  if (aggregate === 'sum') return facts.total;
  return aggregate === 'last' ? facts.latest : (facts.whole?.average ?? facts.total / facts.count);
}

/** The difference between two numbers. */
export interface Comparison {
  direction: 'more' | 'less' | 'same';
  /** The absolute difference. */
  amount: number;
  /** The difference relative to the earlier number; `null` if that was zero. */
  ratio: number | null;
}

/** The figure compared with the previous period, as a direction and as text. */
export interface FigureComparison {
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
    // Without the rounding error of 9.5 - 8.3.
    amount: Number(Math.abs(difference).toPrecision(12)),
    ratio,
  };
}

/** Directions of counts, and of measured values. */
export const measured = { more: 'higher', less: 'lower', same: 'same' } as const;

/** Compares the figure of a chart with one series with that of the previous period of the same length. */
export function comparisonOf(chart: Chart, before: number | undefined): FigureComparison | null {
  const { strings, value, unit, dates, locale, aggregate } = chart;
  const now = figureOf(chart.facts[0], aggregate);
  if (chart.hasMany || now === null || before === undefined) return null;
  const { direction, amount, ratio } = compare(now, before);
  const period = { count: dates.length, unit };
  if (direction === 'same') return { direction, text: strings.sameAsPeriod(period) };
  const isSum = aggregate === 'sum';
  const digits = ratio !== null && ratio < 0.01 ? 1 : 0;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
  // Percentages of measured values depend on where their scale begins: 2 °C isn't 100% more than 1 °C.
  const much = isSum ? (ratio === null ? value(amount) : percent.format(ratio)) : chart.average(amount);
  const way = isSum ? direction : measured[direction];
  return { direction, text: strings.comparison({ ...period, amount: much, direction: way }) };
}

/** What the axis shows: "Calls, 19 October – 17 November." */
export const periodOf = ({ date, dates }: Chart, title: string) =>
  finished(`${title}, ${date.range(0, dates.length - 1)}`);

/**
 * The facts that neither the readout nor the chips have: the average, the trend, the values above thresholds and the
 * missing and incomplete dates. With several series, also the extremes of each, because chips have only those of all.
 */
export function summaryOf(chart: Chart) {
  const { strings, date, unit, hasMany, locale, partial } = chart;
  const parts = chart.lines.map(({ series, values }, line) => {
    const facts = chart.facts[line];
    if (!facts) return finished(`${series.label}: ${strings.empty}`);
    const { whole, missing } = facts;
    const [first, ...others] = [
      ...(whole ? sentencesOf(whole, chart) : []),
      ...chart.thresholds.map(({ value: limit, label }) => {
        let count = 0;
        for (let index = 0; index < values.length; index += 1)
          if ((values[index] ?? limit) > limit) count += 1;
        return strings.above({ count, all: facts.count, label, value: chart.value(limit) });
      }),
      missing > 0 && strings.missing({ count: missing, unit }),
    ].filter(isSentence);
    if (first === undefined) return '';
    return [hasMany ? `${series.label}: ${first}` : first, ...others].map(finished).join(' ');
  });
  const names = [...partial.keys()].toSorted((one, other) => one - other).map(date.plain);
  if (names.length > 0) parts.push(finished(strings.partial(listIn({ locale }, names))));
  // A line for each series.
  return parts.filter((part) => part !== '').join(hasMany ? '\n' : ' ');
}

/** The caption of the table, which replaces axis and chips: the period, and the extremes of one series. */
export function captionOf(chart: Chart, title: string) {
  const whole = !chart.hasMany && chart.facts[0]?.whole;
  const extremes = whole && extremesOf(whole, chart);
  return extremes ? `${periodOf(chart, title)} ${finished(extremes)}` : periodOf(chart, title);
}

const isSentence = (sentence: string | false | null) => typeof sentence === 'string';

function sentencesOf(whole: WholeFacts, chart: Chart) {
  const { strings, unit, aggregate, hasMany } = chart;
  const average = chart.average(whole.average);
  return [
    aggregate === 'sum' && strings.average({ value: average, unit }),
    aggregate === 'last' && `${strings.mean} ${average}`,
    hasMany && extremesOf(whole, chart),
    strings.trend(whole.trend),
  ];
}

function extremesOf({ highest, lowest }: WholeFacts, { strings, value, date, unit }: Chart) {
  if (highest.value === lowest.value) return false;
  return strings.extremes({
    ...{ unit, highest: value(highest.value), lowest: value(lowest.value) },
    ...{ highestDate: date.plain(highest.index), lowestDate: date.plain(lowest.index) },
  });
}

const nothing: ReadonlyMap<number, unknown> = new Map();

function trendOf(before: number, after: number): Trend {
  const difference = (after - before) / Math.max(Math.abs(before), Math.abs(after), Number.MIN_VALUE);
  if (Math.abs(difference) < 0.1) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}

/** Adds a period. Russian months already end with «г.». */
const finished = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
