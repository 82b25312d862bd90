import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { isolate, joinParts, numberFormat, useLocale } from '../../locale/index.ts';
import { type Dates, dateFormats } from './dates.ts';
import { useStrings } from './LineChart.strings.ts';
import {
  type AnySeries,
  type ChartAggregate,
  type ChartAxis,
  type ChartCoverage,
  type ChartModel,
  type ChartStrings,
  type ChartThreshold,
  type ChartUnit,
  chartModel,
  type Gap,
  gapsIn,
  type OtherKind,
  type OtherUnit,
  valueAt,
} from './model.ts';
import { type AxisRange, type ChartScale, chartScale, landmarkIndexes } from './scale.ts';
import { compare, type Facts, factsOf, figureOf, measured } from './summary.ts';

/** The data that the parts of a chart share. It changes only with the data, the language or the direction. */
export interface Chart extends ChartModel, Pick<ChartAxis, 'date' | 'landmarks' | 'ticks' | 'page'> {
  /** The unit for strings. Those of other units ignore it. */
  unit: ChartUnit;
  kind: 'line' | 'area' | OtherKind;
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
  /** The width of a date, in percent; 0 for a point. */
  band: number;
  /** The range that explores the plot. */
  explorer: {
    max: number;
    /** The value of the range at a date. */
    valueAt: (index: number) => number;
    /** The date at a value to which the range moves from the current date. */
    indexAt: (value: number, current: number) => number;
  };
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
  kind: Chart['kind'];
  timeZone: string | undefined;
  timeDirection: 'locale' | 'ltr';
  formatValue: ((value: number) => string) | undefined;
  aggregate: ChartAggregate;
  thresholds: readonly ChartThreshold[];
  height: number | string | undefined;
}

/** The data of a chart with its scale, formats and strings. */
export function useChart(
  series: readonly AnySeries[],
  unit: ChartUnit | OtherUnit,
  {
    timeZone,
    timeDirection,
    formatValue,
    aggregate,
    thresholds,
    minValue,
    maxValue,
    height,
    kind,
  }: ChartOptions,
): Chart {
  const { locale, direction } = useLocale();
  const base = useStrings.in(locale);
  const isMirrored = timeDirection === 'locale' && direction === 'rtl';
  const other = typeof unit === 'string' ? null : unit;
  const named = typeof unit === 'string' ? unit : 'day';
  const model = useMemo(
    () => other?.modelOf(series) ?? chartModel(series, named, timeZone),
    [series, other, named, timeZone],
  );

  return useMemo(() => {
    const strings = other?.stringsIn(locale, base, model) ?? base;
    const axis = other?.axisOf(model, locale, direction) ?? calendarAxis(model.dates, named, locale);
    const { date } = axis;
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
    const count = model.dates.length;
    // The size of an area or of a bar means something only from zero.
    const range =
      kind === 'line' ? { minValue, maxValue } : { minValue: Math.min(0, minValue ?? 0), maxValue };
    const own = typeof kind === 'string' ? null : kind;
    const band = own?.bandOf(axis.places, count) ?? 0;
    const placed = own || axis.places ? (own ?? axis).placed?.(axis.places, count, band) : null;
    const scale = { ...chartScale(ends, count, { ...range, rows }), ...(placed && { x: placed.x }) };

    const describeCoverage = (coverage: ChartCoverage) =>
      coverage === 'so-far' ? strings.soFar(named) : strings.incomplete;

    const change = (line: number, index: number) => {
      const [before, now] = [index - 1, index].map((at) => valueAt(model.lines[line]?.values, at));
      if (before == null || now == null || partial.has(index - 1) || partial.has(index)) return null;
      const { direction: way, amount } = compare(now, before);
      const previous = { unit: named, name: date.name(index - 1) };
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
      const now = valueAt(values, index);
      const known =
        now === null ? strings.noData : (one?.describeValue?.(now) ?? `${one?.label} ${value(now)}`);
      const when = named === 'week' ? strings.weekOf(date.long(index)) : date.long(index);
      const part = now === null ? undefined : partial.get(index);
      const more = part ? describeCoverage(part) : change(line, index);
      return `${when}: ${more === null ? known : joinParts(locale, [known, more])}`;
    };

    return {
      ...model,
      ...axis,
      ticks: axis.ticks.map((tick) => ({ ...tick, at: tick.at * (1 - band) + band / 2 })),
      unit: named,
      kind,
      band: band * 100,
      explorer: placed?.explorer ?? byIndex(count),
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
      value,
      average,
      valueText,
      change,
      describeCoverage,
      strings,
    };
  }, [
    model,
    other,
    named,
    kind,
    isMirrored,
    locale,
    direction,
    formatValue,
    aggregate,
    base,
    thresholds,
    minValue,
    maxValue,
    height,
  ]);
}

/** The axis of days, weeks or months. */
function calendarAxis(dates: Dates, unit: ChartUnit, locale: string): ChartAxis {
  const date = dateFormats(dates, unit, locale);
  const landmarks = landmarkIndexes(dates, unit);
  return {
    date,
    landmarks,
    ticks: landmarks.map((index) => ({ at: index / (dates.length - 1 || 1), text: date.tick(index) })),
    page: pageSizes[unit],
  };
}

/** The step of Page Up and Page Down: a week of days, four weeks or a quarter. */
const pageSizes: Record<ChartUnit, number> = { day: 7, week: 4, month: 3 };

/** A range that has a value for each date. */
const byIndex = (count: number): Chart['explorer'] => ({
  max: count - 1,
  valueAt: (index) => index,
  indexAt: (value) => value,
});

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

/** The dates and values of a chart, to compare. */
const contentOf = ({ lines, dates }: Pick<Chart, 'lines' | 'dates'>) =>
  [dates.length, dates.placeAt(0), ...lines.map(({ values }) => Array.from(values).join())].join(';');

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
    if (!figure.current?.contains(document.activeElement)) return;
    if (contentOf(before) !== contentOf({ lines, dates })) announce(strings.news(title));
  }, [lines, dates, strings, title, figure]);
}
