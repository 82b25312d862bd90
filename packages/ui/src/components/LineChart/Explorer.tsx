import { markerAt, paint } from './Marker.tsx';
import { range as rangeStyle, readingLine, readings } from './Plot.css.ts';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

interface ExplorerProps {
  chart: Chart;
  reading: Reading;
  /** The ID of the summary, read after the value when the explorer gets focus. */
  summaryId: string;
}

/**
 * Reads one date at a time. It is a native range, because its keys pass through every screen reader and it has a touch
 * gesture. It covers the plot, so that a tap anywhere selects the nearest date. Only its thumb on the base line is
 * visible.
 *
 * Renders an `<input type="range">` and the markers of the current date.
 */
export function Explorer({ chart, reading, summaryId }: ExplorerProps) {
  const { dates, unit, strings, scale, lines, left, valueText } = chart;
  const { range, rangeProps, index, line, shown } = reading;

  return (
    <>
      {shown !== null && (
        <svg className={readings} aria-hidden="true">
          <line className={readingLine} x1={`${left(shown)}%`} x2={`${left(shown)}%`} y2="100%" />
          {lines.map(({ series, values }, position) => {
            const value = values[shown] ?? null;
            return (
              value !== null && (
                <g key={series.key} {...paint(series.color)}>
                  {markerAt(
                    series.marker,
                    `${left(shown)}%`,
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
        max={dates.length - 1}
        step={1}
        value={index}
        aria-label={strings.explore(unit)}
        aria-valuetext={valueText(line, index)}
        aria-describedby={summaryId}
      />
    </>
  );
}
