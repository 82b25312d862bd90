import { Fragment, memo } from 'react';
import { areasOf, drawingOf, gapLabels, spread, thresholdLabels } from './drawing.ts';
import { markerAt, paint } from './Marker.tsx';
import { type AxisTick, type ChartLine, type Gap, isKnown, lastKnown, valueAt } from './model.ts';
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
  range as rangeStyle,
  readingLine,
  readings,
  thresholdLabel,
  tick,
  valueAxis,
  zeroLine,
} from './Plot.css.ts';
import { bridge, ground, line as lineStyle, thresholdLine } from './Series.css.ts';
import { ticksOf } from './scale.ts';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

interface PlotProps {
  chart: Chart;
  reading: Reading;
  /** The ID of the summary, read after the value when the explorer gets focus. */
  summaryId: string;
}

/** The drawing of a chart, with the explorer on top. */
export function Plot(props: PlotProps) {
  const { chart } = props;
  return (
    <div className={plot} data-part="line-chart-plot" dir={chart.isMirrored ? 'rtl' : 'ltr'}>
      <Drawing chart={chart} />
      <Explorer {...props} />
    </div>
  );
}

/**
 * Reads one date at a time. It is a native range, because its keys pass through every screen reader and it has a touch
 * gesture. It covers the plot, so that a tap anywhere selects the nearest date. Only its thumb on the base line is
 * visible.
 *
 * Renders an `<input type="range">` and the markers of the current date.
 */
function Explorer({ chart, reading, summaryId }: PlotProps) {
  const { unit, strings, scale, lines, left, valueText, explorer, isMirrored, kind } = chart;
  const { range, rangeProps, index, line, shown } = reading;
  /** The distance of a series from the middle of its date, in percent. */
  const offset = (position: number) =>
    typeof kind === 'string' ? 0 : kind.offset(position, lines.length) * chart.band * (isMirrored ? -1 : 1);

  return (
    <>
      {shown !== null && (
        <svg className={readings} aria-hidden="true">
          <line className={readingLine} x1={`${left(shown)}%`} x2={`${left(shown)}%`} y2="100%" />
          {lines.map(({ series, values }, position) => {
            const value = valueAt(values, shown);
            return (
              value !== null && (
                <g key={series.key} {...paint(series.color)}>
                  {markerAt(
                    series.marker,
                    `${left(shown) + offset(position)}%`,
                    `${scale.y(value)}%`,
                    position === line ? 'current' : 'default',
                  )}
                </g>
              )
            );
          })}
        </svg>
      )}
      <input
        {...rangeProps}
        ref={range}
        type="range"
        className={rangeStyle}
        data-part="line-chart-explorer"
        data-reading={shown !== null || undefined}
        min={0}
        max={explorer.max}
        step={1}
        value={explorer.valueAt(index)}
        aria-label={strings.explore(unit)}
        aria-valuetext={valueText(line, index)}
        aria-describedby={summaryId}
      />
    </>
  );
}

/**
 * The picture. Hidden from assistive technology, which has the summary, the explorer and the table. Positions are
 * percentages, so nothing is measured and a server renders all of it. A page can have a hundred charts, so the drawing
 * has as few elements as possible.
 */
const Drawing = memo(function Drawing({ chart }: Pick<PlotProps, 'chart'>) {
  const { scale, lines, gaps, value, strings, hasMany, isMirrored, partial, thresholds, landmarks, kind } =
    chart;
  const OwnDrawing = typeof kind === 'string' ? null : kind.Drawing;
  const ticks = ticksOf(partial.size === 0 ? chart.ticks : chart.ticks.map(markedBy(chart)));
  const only = hasMany ? undefined : lines[0];
  const thresholdLines = thresholds.map(({ value: limit, label, color }) => (
    <line
      key={label}
      {...paint(color ?? 'muted', thresholdLine)}
      data-part="line-chart-threshold"
      x2="100%"
      y1={`${scale.y(limit)}%`}
      y2={`${scale.y(limit)}%`}
    />
  ));

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
        {!OwnDrawing && thresholdLines}
        {OwnDrawing ? (
          <OwnDrawing chart={chart} />
        ) : (
          <svg
            className={isMirrored ? `${drawing} ${mirrored}` : drawing}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {lines.map((one, index) => pathsOf(one, gaps[index] ?? [], chart))}
          </svg>
        )}
        {OwnDrawing
          ? thresholdLines
          : lines.map((one, index) => markersOf(one, gaps[index] ?? [], chart, landmarks))}
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
          {ticks.map(({ at, text, from, edge }) => (
            <text
              key={at}
              className={tick}
              data-from={from || undefined}
              data-edge={edge}
              x={`${(isMirrored ? 1 - at : at) * 100}%`}
              y="50%"
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      {hasMany && !OwnDrawing && endLabelsOf(chart)}
    </>
  );
});

/** Adds "so far" or "incomplete" to the text of an incomplete date. */
const markedBy =
  ({ partial, scale, describeCoverage }: Chart) =>
  (tick: AxisTick): AxisTick => {
    const [, coverage] =
      [...partial].find(([index]) => Math.abs(scale.x(index) - tick.at * 100) < 1e-6) ?? [];
    return coverage ? { ...tick, text: `${tick.text} (${describeCoverage(coverage)})` } : tick;
  };

/** The line of a series with the area under it and its bridges over gaps, in the stretched drawing. */
function pathsOf(
  { series, values }: ChartLine,
  gaps: readonly Gap[],
  { scale, hasMany, partial, kind }: Chart,
) {
  const { line, area, bridges } = drawingOf(values, gaps, scale, partial);
  const isArea = kind === 'area';
  const filled = isArea ? areasOf(line, scale.y(0)) : !hasMany && area;
  const colored = (name: string) => (hasMany ? paint(series.color, name) : { className: name });

  return (
    <Fragment key={series.key}>
      {filled && <path {...colored(ground)} d={filled} data-area={isArea || undefined} />}
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
    isKnown(values[index]) && !isKnown(values[index - 1]) && !isKnown(values[index + 1]);
  const alone = gaps
    .flatMap(({ start, end }) => [start - 1, end + 1].filter(isStandalone))
    .slice(0, mostAlone);
  const indexes = new Set([...landmarks, lastKnown(values), ...alone, ...partial.keys()]);
  const markers = [...indexes].map((index) => {
    const value = valueAt(values, index);
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
  const known = lines.map(({ values }) => values);
  return thresholdLabels(known, written, scale, labelHeight).map(({ x, y, isBelow, text }) => (
    <text
      key={text}
      className={thresholdLabel}
      data-part="line-chart-threshold-label"
      data-at={x}
      x={`${isMirrored ? 100 - x : x}%`}
      y={`${y}%`}
      dy={isBelow ? '1.1em' : '-0.4em'}
    >
      {text}
    </text>
  ));
}

/** The maximum number of markers on isolated points, which don't have a line. More would overlap. */
const mostAlone = 100;

function endLabelsOf({ lines, scale, value, labelHeight }: Chart) {
  const ends = lines.map(({ values }) => valueAt(values, lastKnown(values)) ?? 0);
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
