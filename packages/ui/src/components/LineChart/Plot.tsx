import { memo, type ReactNode, useMemo } from 'react';
import { narrowWidth } from './LineChart.css.ts';
import { gapLabels, spread } from './labels.ts';
import { colorOf } from './Mark.css.ts';
import { Mark } from './Mark.tsx';
import type { ChartLine, Gap } from './model.ts';
import {
  baseline,
  bridge,
  canvas,
  drawing,
  endLabel,
  endLabels,
  field,
  gapLabel,
  grid,
  ground,
  line as lineStyle,
  mirrored,
  plot,
  tick,
  valueAxis,
} from './Plot.css.ts';
import { drawingOf } from './scale.ts';
import { landmarkIndexes, roomOf, ticksOf } from './ticks.ts';
import type { Chart } from './useChart.ts';

interface PlotProps {
  chart: Chart;
  /** What lies over the drawing and changes while it is read. */
  children?: ReactNode;
}

/**
 * The picture of a chart. Hidden from assistive technology, which has the summary, the explorer and the table.
 * Everything is placed in per cent, so nothing is measured and a server draws it whole.
 */
export function Plot({ chart, children }: PlotProps) {
  return (
    <div className={plot} dir={chart.isMirrored ? 'rtl' : 'ltr'}>
      <ValueAxis chart={chart} />
      <div className={field}>
        <Drawing chart={chart} />
        {children}
      </div>
      {chart.hasMany && <EndLabels chart={chart} />}
    </div>
  );
}

const ValueAxis = memo(function ValueAxis({ chart: { scale, value } }: PlotProps) {
  return (
    <div className={valueAxis} aria-hidden="true">
      {scale.ticks.toReversed().map((tickValue) => (
        <span key={tickValue}>{value(tickValue)}</span>
      ))}
    </div>
  );
});

const Drawing = memo(function Drawing({ chart }: PlotProps) {
  const { dates, unit, scale, lines, gaps, seen, date, strings, hasMany, isMirrored } = chart;
  const landmarks = useMemo(() => landmarkIndexes(dates, unit), [dates, unit]);

  return (
    <svg className={canvas} aria-hidden="true">
      {scale.ticks.map((value) => (
        <line
          key={value}
          className={value === 0 ? baseline : grid}
          x2="100%"
          y1={`${scale.y(value)}%`}
          y2={`${scale.y(value)}%`}
        />
      ))}
      {lines.map((one, place) => (
        <Line key={one.series.key} line={one} gaps={gaps[place] ?? []} chart={chart} landmarks={landmarks} />
      ))}
      {!hasMany &&
        gapLabels(lines[0]?.values ?? [], gaps[0] ?? [], scale).map(({ x, y }) => (
          <text key={x} className={gapLabel} x={`${isMirrored ? 100 - x : x}%`} y={`${y}%`} dy="-0.6em">
            {strings.noData}
          </text>
        ))}
      {ticksOf(landmarks, dates.length, date.tick, roomBeside(chart)).map(({ index, words, from }) => (
        <text
          key={index}
          className={tick}
          data-from={from || undefined}
          data-edge={index === 0 ? 'first' : index === dates.length - 1 ? 'last' : undefined}
          x={`${seen(index)}%`}
          y="100%"
          dy="1.2em"
        >
          {words}
        </text>
      ))}
    </svg>
  );
});

interface LineProps {
  line: ChartLine;
  gaps: readonly Gap[];
  chart: Chart;
  landmarks: number[];
}

function Line({ line, gaps, chart, landmarks }: LineProps) {
  const { scale, seen, hasMany, isMirrored } = chart;
  const { series, values } = line;
  const paths = drawingOf(values, gaps, scale);
  const isAlone = (index: number) =>
    values[index] != null && values[index - 1] == null && values[index + 1] == null;
  const alone = gaps.flatMap(({ start, end }) => [start - 1, end + 1].filter(isAlone)).slice(0, mostAlone);
  const marked = new Set([...landmarks, values.findLastIndex((value) => value !== null), ...alone]);

  return (
    <g className={colorOf[series.color]}>
      <svg
        className={isMirrored ? `${drawing} ${mirrored}` : drawing}
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {!hasMany && paths.area && <path className={ground} d={paths.area} />}
        {paths.bridges && <path className={bridge} d={paths.bridges} />}
        <path
          className={lineStyle}
          d={paths.line}
          data-marker={series.marker}
          data-many={hasMany || undefined}
        />
      </svg>
      {[...marked].map((index) => {
        const value = values[index] ?? null;
        return value === null ? null : (
          <Mark key={index} shape={series.marker} x={seen(index)} y={scale.y(value)} />
        );
      })}
    </g>
  );
}

/** A point between two gaps has no line; beyond so many they are one blot. */
const mostAlone = 100;

/** What stands beside the plot, in rem: the words of its values, the labels at the ends of lines, and what parts them. */
function roomBeside({ scale, value, lines, facts, hasMany }: Chart) {
  const widest = (words: string[]) => Math.max(0, ...words.map(roomOf));
  const axis = widest(scale.ticks.map(value)) + 1.25;
  const labelOf = (name: string, line: number) => `${name} ${value(facts[line]?.highest.value ?? 0)}`;
  const labels = hasMany ? widest(lines.map(({ series }, line) => labelOf(series.label, line))) + 0.5 : 0;
  return (width: number) => (width < narrowWidth ? axis : axis + labels);
}

/** A line of text in per cent of the plot's height. */
const labelRoom = 13.5;

const EndLabels = memo(function EndLabels({ chart: { lines, scale, value } }: PlotProps) {
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
});
