import { Fragment, memo, type ReactNode } from 'react';
import { drawingOf, gapLabels, spread } from './drawing.ts';
import type { ChartLine, ChartMarker, ChartSeries, Gap } from './model.ts';
import {
  axis,
  bridge,
  canvas,
  colorOf,
  currentMarker,
  datesStyle,
  drawing,
  endLabel,
  endLabels,
  gapLabel,
  ground,
  line as lineStyle,
  marker,
  mirrored,
  partialMarker,
  plot,
  squareMarker,
  tick,
  valueAxis,
} from './Plot.css.ts';
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
  const { dates, unit, scale, lines, gaps, left, date, value, strings, hasMany, isMirrored, partial } = chart;
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
        className={only ? `${canvas} ${colorOf[only.series.color]}` : canvas}
        data-below-zero={(scale.ticks[0] ?? 0) < 0 || undefined}
        aria-hidden="true"
      >
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
  const colored = (name: string) => (hasMany ? `${name} ${colorOf[series.color]}` : name);

  return (
    <Fragment key={series.key}>
      {!hasMany && area && <path className={ground} d={area} />}
      {bridges && <path className={colored(bridge)} d={bridges} />}
      <path
        className={colored(lineStyle)}
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
    <g key={series.key} className={colorOf[series.color]}>
      {markers}
    </g>
  ) : (
    markers
  );
}

/**
 * The marker of a series, which keeps its size when the plot stretches. It is a single element for shapes that SVG
 * positions in percent. It uses attributes, because a strict Content Security Policy blocks styles from a server.
 *
 * @param variant filled for the explorer's current point, thin for an incomplete period
 */
export function markerAt(
  shape: ChartMarker,
  x: string,
  y: string,
  variant: 'default' | 'current' | 'partial',
) {
  const name = {
    default: marker,
    current: `${marker} ${currentMarker}`,
    partial: `${marker} ${partialMarker}`,
  }[variant];
  if (shape === 'circle') return <circle key={x} className={name} cx={x} cy={y} r={3.75} />;
  if (shape === 'square')
    return <rect key={x} className={`${name} ${squareMarker}`} x={x} y={y} width={6.5} height={6.5} />;
  return (
    <svg key={x} className={name} x={x} y={y} aria-hidden="true">
      <path d={triangle} />
    </svg>
  );
}

/** The color and marker of a series, next to its name. */
export function Swatch({ series }: { series: ChartSeries }) {
  return (
    <svg
      className={`${marker} ${colorOf[series.color]}`}
      width="1.625rem"
      height="1rem"
      viewBox="-13 -8 26 16"
      aria-hidden="true"
    >
      <path d={`M-13 0H13${shapes[series.marker]}`} />
    </svg>
  );
}

const triangle = 'M0 -4.25L4.5 3.5H-4.5Z';

/** The outlines of markers, around their center. */
const shapes: Record<ChartMarker, string> = {
  circle: 'M-3.75 0a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0Z',
  square: 'M-3.25 -3.25h6.5v6.5h-6.5Z',
  triangle,
};

/** The maximum number of markers on isolated points, which don't have a line. More would overlap. */
const mostAlone = 100;

/** The height of a line of text, in percent of the plot's height. */
const labelHeight = 13.5;

function endLabelsOf({ lines, scale, value }: Chart) {
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
