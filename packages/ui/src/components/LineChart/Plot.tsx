import { Fragment, memo, type ReactNode } from 'react';
import { gapLabels, spread } from './labels.ts';
import { colorOf } from './Mark.css.ts';
import { markAt } from './Mark.tsx';
import type { ChartLine, Gap } from './model.ts';
import {
  bridge,
  canvas,
  drawing,
  endLabel,
  endLabels,
  ground,
  line as lineStyle,
  mirrored,
  plot,
  valueAxis,
} from './Plot.css.ts';
import { axis, datesStyle, gapLabel, tick } from './PlotWords.css.ts';
import { drawingOf } from './scale.ts';
import { landmarkIndexes, ticksOf } from './ticks.ts';
import type { Chart } from './useChart.ts';

interface PlotProps {
  chart: Chart;
  /** What lies over the drawing and changes while it is read. */
  children?: ReactNode;
}

/**
 * The picture of a chart. Hidden from assistive technology, which has the summary, the explorer and the table.
 * Everything is placed in per cent, so nothing is measured and a server draws it whole. A page may have a hundred
 * charts, so it is drawn with as few elements as can be.
 */
export function Plot({ chart, children }: PlotProps) {
  return (
    <div className={plot} dir={chart.isMirrored ? 'rtl' : 'ltr'}>
      <Drawing chart={chart} />
      {children}
    </div>
  );
}

const Drawing = memo(function Drawing({ chart }: PlotProps) {
  const { dates, unit, scale, lines, gaps, seen, date, value, strings, hasMany, isMirrored, partial } = chart;
  const tickOf = (index: number) => {
    const coverage = partial.get(index);
    return coverage ? `${date.tick(index)} (${strings.coverage(coverage, unit)})` : date.tick(index);
  };
  const landmarks = landmarkIndexes(dates, unit);
  const last = dates.length - 1;
  const only = hasMany ? undefined : lines[0];

  return (
    <>
      <div className={valueAxis} aria-hidden="true">
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
          {lines.map((one, place) => pathsOf(one, gaps[place] ?? [], chart))}
        </svg>
        {lines.map((one, place) => marksOf(one, gaps[place] ?? [], chart, landmarks))}
        {only &&
          gapLabels(only.values, gaps[0] ?? [], scale).map(({ x, y }) => (
            <text key={x} className={gapLabel} x={`${isMirrored ? 100 - x : x}%`} y={`${y}%`} dy="-0.6em">
              {strings.noData}
            </text>
          ))}
      </svg>
      <div className={datesStyle}>
        <svg className={axis} aria-hidden="true">
          {ticksOf(landmarks, dates.length, tickOf).map(({ index, words, from }) => (
            <text
              key={index}
              className={tick}
              data-from={from || undefined}
              data-edge={index === 0 ? 'first' : index === last ? 'last' : undefined}
              x={`${seen(index)}%`}
              y="50%"
            >
              {words}
            </text>
          ))}
        </svg>
      </div>
      {hasMany && endLabelsOf(chart)}
    </>
  );
});

/** The line of a series with its ground and with its bridges over gaps, in the stretched drawing. */
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
        data-marker={series.marker}
        data-many={hasMany || undefined}
      />
    </Fragment>
  );
}

/** The markers of a series: on landmarks, on its last point, and on what stands alone between two gaps. */
function marksOf(
  { series, values }: ChartLine,
  gaps: readonly Gap[],
  { scale, seen, hasMany, partial }: Chart,
  landmarks: readonly number[],
) {
  const isAlone = (index: number) =>
    values[index] != null && values[index - 1] == null && values[index + 1] == null;
  const alone = gaps.flatMap(({ start, end }) => [start - 1, end + 1].filter(isAlone)).slice(0, mostAlone);
  const last = values.findLastIndex((value) => value !== null);
  const marked = new Set([...landmarks, last, ...alone, ...partial.keys()]);
  const marks = [...marked].map((index) => {
    const value = values[index] ?? null;
    return value === null
      ? null
      : markAt(
          series.marker,
          `${seen(index)}%`,
          `${scale.y(value)}%`,
          partial.has(index) ? 'partial' : 'usual',
        );
  });
  return hasMany ? (
    <g key={series.key} className={colorOf[series.color]}>
      {marks}
    </g>
  ) : (
    marks
  );
}

/** A point between two gaps has no line; beyond so many they are one blot. */
const mostAlone = 100;

/** A line of text in per cent of the plot's height. */
const labelRoom = 13.5;

function endLabelsOf({ lines, scale, value }: Chart) {
  const ends = lines.map(({ values }) => values.findLast((one) => one !== null) ?? 0);
  const places = spread(ends.map(scale.y), labelRoom);

  return (
    <div className={endLabels} aria-hidden="true">
      {lines.map(({ series }, index) => (
        <bdi key={series.key} className={endLabel} style={{ insetBlockStart: `${places[index]}%` }}>
          {series.label} {value(ends[index] ?? 0)}
        </bdi>
      ))}
    </div>
  );
}
