import type { WholeFacts } from './facts.ts';
import { numberFormat } from './formats.ts';
import type { Chart } from './useChart.ts';

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
  const { strings, value, date, unit, dates, hasMany, locale, partial } = chart;
  const sentences = chart.lines.flatMap(({ series }, line) => {
    const facts = chart.facts[line];
    if (!facts) return `${series.label}: ${strings.empty}`;
    const { whole, missing } = facts;
    const total = `${hasMany ? `${series.label}: ` : ''}${strings.total} ${value(facts.total)}`;
    return [
      comparison ? `${total}, ${comparison.words}` : total,
      ...(whole ? sentencesOf(whole, chart) : []),
      missing > 0 && strings.missing(missing, numberFormat(locale).format(missing), unit),
    ];
  });
  const names = [...partial.keys()].toSorted((one, other) => one - other).map(date.plain);
  if (names.length > 0) sentences.push(strings.partial(names.join(', ')));
  const said = sentences.filter((sentence) => sentence !== false);
  return [`${title}, ${date.range(0, dates.length - 1)}`, ...said].map(finished).join(' ');
}

function sentencesOf({ average, highest, lowest, trend }: WholeFacts, { strings, value, ...chart }: Chart) {
  const { date, unit, locale } = chart;
  const extremes = () => {
    const [most, least] = [value(highest.value), value(lowest.value)];
    return strings.extremes(most, date.plain(highest.index), least, date.plain(lowest.index), unit);
  };
  return [
    strings.average(numberFormat(locale, { maximumFractionDigits: 1 }).format(average), unit),
    highest.value > lowest.value && extremes(),
    strings.trend(trend),
  ];
}

/** A month of Russian ends with «г.» already. */
const finished = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
