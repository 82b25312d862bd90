import { Fragment, memo, type ReactNode } from 'react';
import { drawingOf, gapLabels, spread, thresholdLabels } from './drawing.ts';
import { markerAt, paint, paintThreshold } from './Marker.tsx';
import type { ChartLine, Gap } from './model.ts';
import {
  axis,
  canvas,
  datesStyle,
  drawing,
  endLabel,
  endLabels,
  gapLabel,
  mirrored,
  plot,
  thresholdLabel,
  tick,
  valueAxis,
  zeroLine,
} from './Plot.css.ts';
import { bridge, ground, line as lineStyle, thresholdLine } from './Series.css.ts';
import { landmarkIndexes, ticksOf } from './scale.ts';
import type { Chart } from './useChart.ts';

interface PlotProps {
  chart: Chart;
  /** The content on top of the drawing, which changes while people read the chart. */
  children?: ReactNode;
}

/**
 * The drawing of a chart. Hidden from assistive technology, which has the summary, the explorer and the table.
 * Positions are percentages, so nothing is measured and a server renders all of it. A page can have a hundred charts,
 * so the drawing has as few elements as possible.
 */
export function Plot({ chart, children }: PlotProps) {
  return (
    <div className={plot} data-part="line-chart-plot" dir={chart.isMirrored ? 'rtl' : 'ltr'}>
      <Drawing chart={chart} />
      {children}
    </div>
  );
}

const Drawing = memo(function Drawing({ chart }: PlotProps) {
  const {
    dates,
    unit,
    scale,
    lines,
    gaps,
    left,
    date,
    value,
    strings,
    hasMany,
    isMirrored,
    partial,
    thresholds,
  } = chart;
  const tickOf = (index: number) => {
    const coverage = partial.get(index);
    return coverage ? `${date.tick(index)} (${chart.describeCoverage(coverage)})` : date.tick(index);
  };
  const landmarks = landmarkIndexes(dates, unit);
  const last = dates.length - 1;
  const only = hasMany ? undefined : lines[0];

  return (
    <>
      <div className={valueAxis} data-part="line-chart-value-axis" aria-hidden="true">
        {scale.ticks.toReversed().map((tickValue) => (
          <span key={tickValue}>{value(tickValue)}</span>
        ))}
      </div>
      <svg
        {...(only ? paint(only.series.color, canvas) : { className: canvas })}
        data-rows={scale.ticks.length - 1}
        data-base={scale.ticks[0] === 0 ? 'zero' : 'other'}
        aria-hidden="true"
      >
        {(scale.ticks[0] ?? 0) < 0 && (
          <line className={zeroLine} x2="100%" y1={`${scale.y(0)}%`} y2={`${scale.y(0)}%`} />
        )}
        {thresholds.map(({ value: limit, label, color }) => (
          <line
            key={label}
            {...paintThreshold(color, thresholdLine)}
            data-part="line-chart-threshold"
            x2="100%"
            y1={`${scale.y(limit)}%`}
            y2={`${scale.y(limit)}%`}
          />
        ))}
        <svg
          className={isMirrored ? `${drawing} ${mirrored}` : drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lines.map((one, index) => pathsOf(one, gaps[index] ?? [], chart))}
        </svg>
        {lines.map((one, index) => markersOf(one, gaps[index] ?? [], chart, landmarks))}
        {only &&
          gapLabels(only.values, gaps[0] ?? [], scale).map(({ x, y }) => (
            <text key={x} className={gapLabel} x={`${isMirrored ? 100 - x : x}%`} y={`${y}%`} dy="-0.6em">
              {strings.noData}
            </text>
          ))}
        {thresholds.length > 0 && thresholdLabelsOf(chart)}
      </svg>
      <div className={datesStyle} data-part="line-chart-date-axis">
        <svg className={axis} aria-hidden="true">
          {ticksOf(landmarks, dates.length, tickOf).map(({ index, text, from }) => (
            <text
              key={index}
              className={tick}
              data-from={from || undefined}
              data-edge={index === 0 ? 'first' : index === last ? 'last' : undefined}
              x={`${left(index)}%`}
              y="50%"
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      {hasMany && endLabelsOf(chart)}
    </>
  );
});

/** The line of a series with the area under it and its bridges over gaps, in the stretched drawing. */
function pathsOf({ series, values }: ChartLine, gaps: readonly Gap[], { scale, hasMany, partial }: Chart) {
  const { line, area, bridges } = drawingOf(values, gaps, scale, partial);
  const colored = (name: string) => (hasMany ? paint(series.color, name) : { className: name });

  return (
    <Fragment key={series.key}>
      {!hasMany && area && <path className={ground} d={area} />}
      {bridges && <path {...colored(bridge)} d={bridges} />}
      <path
        {...colored(lineStyle)}
        d={line}
        data-part="line-chart-line"
        data-marker={series.marker}
        data-many={hasMany || undefined}
      />
    </Fragment>
  );
}

/** The markers of a series: on landmarks, on its last point, on isolated points and on incomplete periods. */
function markersOf(
  { series, values }: ChartLine,
  gaps: readonly Gap[],
  { scale, left, hasMany, partial }: Chart,
  landmarks: readonly number[],
) {
  const isStandalone = (index: number) =>
    values[index] != null && values[index - 1] == null && values[index + 1] == null;
  const alone = gaps
    .flatMap(({ start, end }) => [start - 1, end + 1].filter(isStandalone))
    .slice(0, mostAlone);
  const last = values.findLastIndex((value) => value !== null);
  const indexes = new Set([...landmarks, last, ...alone, ...partial.keys()]);
  const markers = [...indexes].map((index) => {
    const value = values[index] ?? null;
    return value === null
      ? null
      : markerAt(
          series.marker,
          `${left(index)}%`,
          `${scale.y(value)}%`,
          partial.has(index) ? 'partial' : 'default',
        );
  });
  return hasMany ? (
    <g key={series.key} {...paint(series.color)}>
      {markers}
    </g>
  ) : (
    markers
  );
}

/** The names of thresholds, on their lines. */
function thresholdLabelsOf({ lines, scale, labelHeight, thresholds, value, isMirrored }: Chart) {
  const written = thresholds.map((one) => ({ ...one, text: `${one.label} ${value(one.value)}` }));
  const labels = thresholdLabels(
    lines.map(({ values }) => values),
    written,
    scale,
    labelHeight,
  );
  return labels.map(({ x, anchor, isBelow }, index) => {
    const { label, value: limit, text } = written[index] ?? {};
    return (
      <text
        key={label}
        className={thresholdLabel}
        data-part="line-chart-threshold-label"
        data-anchor={anchor}
        x={`${isMirrored ? 100 - x : x}%`}
        y={`${scale.y(limit ?? 0)}%`}
        dy={isBelow ? '1.1em' : '-0.4em'}
      >
        {text}
      </text>
    );
  });
}

/** The maximum number of markers on isolated points, which don't have a line. More would overlap. */
const mostAlone = 100;

function endLabelsOf({ lines, scale, value, labelHeight }: Chart) {
  const ends = lines.map(({ values }) => values.findLast((one) => one !== null) ?? 0);
  const positions = spread(ends.map(scale.y), labelHeight);

  return (
    <div className={endLabels} aria-hidden="true">
      {lines.map(({ series }, index) => (
        <bdi
          key={series.key}
          className={endLabel}
          data-part="line-chart-end-label"
          style={{ insetBlockStart: `${positions[index]}%` }}
        >
          {series.label} {value(ends[index] ?? 0)}
        </bdi>
      ))}
    </div>
  );
}
