import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type DateWords, dateWords } from './dates.ts';
import { type ChartStrings, useStrings } from './LineChart.strings.ts';
import { type ChartModel, type ChartSeries, type ChartUnit, chartModel } from './model.ts';
import { type ChartScale, chartScale } from './scale.ts';
import { compare, type Facts, factsOf } from './summary.ts';

/** Everything the parts of one chart share. It changes only with the data, the language or the direction. */
export interface Chart extends ChartModel {
  unit: ChartUnit;
  /** The first date is at the right. */
  isMirrored: boolean;
  /** More than one series: dashes, labels at the ends, no fill. */
  hasMany: boolean;
  /** One for each line; `null` for a line of which nothing is known. */
  facts: (Facts | null)[];
  scale: ChartScale;
  /** From the start of the plot as it is seen, in per cent. */
  seen: (index: number) => number;
  date: DateWords;
  value: (value: number) => string;
  /** "Thursday 12 November: 24 calls, 3 more than Wednesday". */
  spoken: (line: number, index: number) => string;
  /** "3 more than Wednesday", or nothing when one of the two is not known. */
  change: (line: number, index: number) => string | null;
  strings: ChartStrings;
}

/** The data of a chart with its scale and its words. */
export function useChart(
  series: readonly ChartSeries[],
  unit: ChartUnit,
  timeDirection: 'locale' | 'ltr',
  formatValue: ((value: number) => string) | undefined,
): Chart {
  const { locale, direction } = useLocale();
  const strings = useStrings();
  const isMirrored = timeDirection === 'locale' && direction === 'rtl';

  return useMemo(() => {
    const model = chartModel(series, unit);
    const date = dateWords(model.dates, unit, locale);
    const number = new Intl.NumberFormat(locale);
    const value = formatValue ?? ((amount: number) => number.format(amount));
    const scale = chartScale(
      model.lines.flatMap(({ values }) => values.filter((one) => one !== null)),
      model.dates.length,
    );

    const change = (line: number, index: number) => {
      const [before, now] = [index - 1, index].map((place) => model.lines[line]?.values[place] ?? null);
      if (before == null || now == null) return null;
      const { direction: way, amount } = compare(now, before);
      return strings.change(way, value(amount), unit, date.name(index - 1));
    };

    const spoken = (line: number, index: number) => {
      const { series: one, values } = model.lines[line] ?? {};
      const now = values?.[index] ?? null;
      const words =
        now === null ? strings.noData : (one?.describeValue?.(now) ?? `${one?.label} ${value(now)}`);
      const when = unit === 'week' ? strings.weekOf(date.long(index)) : date.long(index);
      return `${when}: ${[words, change(line, index)].filter(Boolean).join(', ')}`;
    };

    return {
      ...model,
      unit,
      isMirrored,
      hasMany: model.lines.length > 1,
      facts: model.lines.map(({ values }) => factsOf(values)),
      scale,
      seen: (index) => (isMirrored ? 100 - scale.x(index) : scale.x(index)),
      date,
      value,
      spoken,
      change,
      strings,
    };
  }, [series, unit, isMirrored, locale, formatValue, strings]);
}
