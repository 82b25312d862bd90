import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { isolate, joinParts, useLocale } from '../../locale/index.ts';
import { type DateFormats, dateFormats, numberFormat } from './formats.ts';
import { useStrings } from './LineChart.strings.ts';
import {
  type ChartAggregate,
  type ChartCoverage,
  type ChartModel,
  type ChartSeries,
  type ChartThreshold,
  type ChartUnit,
  chartModel,
  type Gap,
  gapsIn,
} from './model.ts';
import { type AxisRange, type ChartScale, chartScale } from './scale.ts';
import { compare, type Facts, factsOf, figureOf, measured } from './summary.ts';

/** The strings of a chart in the language of the page. */
export type ChartStrings = ReturnType<typeof useStrings>;

/** The data that the parts of a chart share. It changes only with the data, the language or the direction. */
export interface Chart extends ChartModel {
  unit: ChartUnit;
  locale: string;
  /** Whether the first date is on the right. */
  isMirrored: boolean;
  /** Whether there are several series: dashes, end labels, no fill. */
  hasMany: boolean;
  /** The facts of each line; `null` for a line without known values. */
  facts: (Facts | null)[];
  aggregate: ChartAggregate;
  /** The total, average or last value of each line, as text. */
  figures: (string | null)[];
  /** What these figures are, such as "Total"; `null` without figures. */
  figureLabel: string | null;
  /** The gaps of each line. */
  gaps: Gap[][];
  scale: ChartScale;
  /** The height of a line of small text, in percent of the plot's height. */
  labelHeight: number;
  thresholds: readonly ChartThreshold[];
  /** The distance from the left edge of the plot, in percent; mirrored if time runs to the left. */
  left: (index: number) => number;
  date: DateFormats;
  value: (value: number) => string;
  /** The same for an average, rounded. */
  average: (value: number) => string;
  /** "Thursday 12 November: 24 calls, 3 more than Wednesday". */
  valueText: (line: number, index: number) => string;
  /** "3 more than Wednesday", or `null` if one of the two values is unknown or incomplete. */
  change: (line: number, index: number) => string | null;
  /** The text after an incomplete date: "so far". */
  describeCoverage: (coverage: ChartCoverage) => string;
  strings: ChartStrings;
}

interface ChartOptions extends Pick<AxisRange, 'minValue' | 'maxValue'> {
  timeDirection: 'locale' | 'ltr';
  formatValue: ((value: number) => string) | undefined;
  aggregate: ChartAggregate;
  thresholds: readonly ChartThreshold[];
  height: number | string | undefined;
}

/** The data of a chart with its scale, formats and strings. */
export function useChart(
  series: readonly ChartSeries[],
  unit: ChartUnit,
  { timeDirection, formatValue, aggregate, thresholds, minValue, maxValue, height }: ChartOptions,
): Chart {
  const { locale, direction } = useLocale();
  const strings = useStrings.in(locale);
  const isMirrored = timeDirection === 'locale' && direction === 'rtl';
  const model = useMemo(() => chartModel(series, unit), [series, unit]);

  return useMemo(() => {
    const date = dateFormats(model.dates, unit, locale);
    // A unit of the host, as in "-4.5 °C", keeps its place in right-to-left text.
    const value = formatValue
      ? (amount: number) => isolate(formatValue(amount), direction)
      : numberFormat(locale).format;
    const average = (amount: number) =>
      formatValue
        ? value(rounded(amount))
        : numberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
    const { partial } = model;
    const facts = model.lines.map(({ values }) => factsOf(values, partial));
    const ends = [...facts.flatMap((one) => one?.ends ?? []), ...thresholds.map((one) => one.value)];
    const rem = remOf(height);
    const rows = rem < tall ? 2 : 4;
    const scale = chartScale(ends, model.dates.length, { minValue, maxValue, rows });

    const describeCoverage = (coverage: ChartCoverage) =>
      coverage === 'so-far' ? strings.soFar(unit) : strings.incomplete;

    const change = (line: number, index: number) => {
      const [before, now] = [index - 1, index].map((at) => model.lines[line]?.values[at] ?? null);
      if (before == null || now == null || partial.has(index - 1) || partial.has(index)) return null;
      const { direction: way, amount } = compare(now, before);
      const previous = { unit, name: date.name(index - 1) };
      return way === 'same'
        ? strings.sameAsDate(previous)
        : strings.change({
            ...previous,
            amount: value(amount),
            direction: aggregate === 'sum' ? way : measured[way],
          });
    };

    const valueText = (line: number, index: number) => {
      const { series: one, values } = model.lines[line] ?? {};
      const now = values?.[index] ?? null;
      const known =
        now === null ? strings.noData : (one?.describeValue?.(now) ?? `${one?.label} ${value(now)}`);
      const when = unit === 'week' ? strings.weekOf(date.long(index)) : date.long(index);
      const part = now === null ? undefined : partial.get(index);
      const more = part ? describeCoverage(part) : change(line, index);
      return `${when}: ${more === null ? known : joinParts(locale, [known, more])}`;
    };

    return {
      ...model,
      unit,
      locale,
      isMirrored,
      hasMany: model.lines.length > 1,
      facts,
      aggregate,
      figures: facts.map((one) => {
        const figure = figureOf(one, aggregate);
        return figure === null ? null : (aggregate === 'mean' ? average : value)(figure);
      }),
      figureLabel: { sum: strings.total, mean: strings.mean, last: strings.latest, none: null }[aggregate],
      gaps: model.lines.map(({ values }, line) => (facts[line]?.missing === 0 ? [] : gapsIn(values))),
      scale,
      labelHeight: (labelRem * 100) / rem,
      thresholds,
      left: (index) => (isMirrored ? 100 - scale.x(index) : scale.x(index)),
      date,
      value,
      average,
      valueText,
      change,
      describeCoverage,
      strings,
    };
  }, [
    model,
    unit,
    isMirrored,
    locale,
    direction,
    formatValue,
    aggregate,
    strings,
    thresholds,
    minValue,
    maxValue,
    height,
  ]);
}

/** The height, in rem, of a plot with four rows. */
const tall = 12;

/** The height, in rem, of a line of small text. */
const labelRem = 1.0125;

/** The height of a plot in rem. One in another unit counts as the default height, which only affects labels. */
function remOf(height: number | string | undefined) {
  if (typeof height === 'number') return height / 16;
  return height?.endsWith('rem') ? Number.parseFloat(height) : 7.5;
}

/** Three significant digits, or all digits of a whole number. */
const rounded = (value: number) => (Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value));

/** Announces new points once while focus is in the chart, and never while it is elsewhere (WCAG 4.1.3). */
export function useNewDataAnnouncement(
  { lines, dates, strings }: Chart,
  title: string,
  figure: RefObject<HTMLElement | null>,
) {
  const known = useRef({ lines, dates });

  // A layout effect: it is the only effect of a chart, and a passive effect would be a separate task.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { lines, dates };
    if (before.lines === lines || before.dates.length === 0 || dates.length === 0) return;
    const isSame =
      before.dates.length === dates.length &&
      before.dates[0] === dates[0] &&
      before.lines.length === lines.length &&
      lines.every(({ values }, line) =>
        values.every((value, index) => value === before.lines[line]?.values[index]),
      );
    if (!isSame && figure.current?.contains(document.activeElement)) announce(strings.news(title));
  }, [lines, dates, strings, title, figure]);
}
