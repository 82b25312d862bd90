import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { compare } from './summary.ts';
import type { Chart } from './useChart.ts';

/** How the total stands to the time before, in words and as an arrow. */
export interface TotalComparison {
  direction: 'more' | 'less' | 'same';
  words: string;
}

/** What the chart says without being looked at, and the comparison it shows. */
export function useSummary(chart: Chart, title: string, previousTotal: number | undefined) {
  const { locale } = useLocale();

  return useMemo(() => {
    const { strings, value, date, unit, dates } = chart;
    const number = new Intl.NumberFormat(locale);
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const [only] = chart.facts;
    const comparison =
      only && !chart.hasMany && previousTotal !== undefined ? comparisonOf(only.total, previousTotal) : null;

    function comparisonOf(total: number, before: number): TotalComparison {
      const { direction, amount, ratio } = compare(total, before);
      const digits = ratio !== null && ratio < 0.01 ? 1 : 0;
      const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
      const much = ratio === null ? value(amount) : percent.format(ratio);
      return {
        direction,
        words: strings.comparison(direction, much, dates.length, number.format(dates.length), unit),
      };
    }

    const sentences = chart.lines.map(({ series }, line) => {
      const facts = chart.facts[line];
      if (!facts) return `${series.label}: ${strings.empty}.`;
      const { highest, lowest } = facts;
      const total = `${chart.hasMany ? `${series.label}: ` : ''}${strings.total} ${value(facts.total)}`;
      return [
        comparison ? `${total}, ${comparison.words}` : total,
        strings.average(decimal.format(facts.average), unit),
        highest.value > lowest.value &&
          strings.extremes(
            value(highest.value),
            date.plain(highest.index),
            value(lowest.value),
            date.plain(lowest.index),
            unit,
          ),
        strings.trend(facts.trend),
        facts.missing > 0 && strings.missing(facts.missing, number.format(facts.missing), unit),
      ]
        .filter(Boolean)
        .map((sentence) => `${sentence}.`)
        .join(' ');
    });

    return { comparison, summary: `${title}, ${date.range}. ${sentences.join(' ')}` };
  }, [chart, title, previousTotal, locale]);
}
