import { range as rangeStyle, readingLine, readings } from './Explorer.css.ts';
import { colorOf } from './Mark.css.ts';
import { markAt } from './Mark.tsx';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

interface ExplorerProps {
  chart: Chart;
  reading: Reading;
  /** The id of the summary, read after the value when the explorer gets focus. */
  summaryId: string;
}

/**
 * Reads one date after the other. A native range, since its keys pass through every screen reader and it has
 * a gesture on touch; it covers the plot, so that a tap anywhere chooses the nearest date, and its thumb on
 * the base line is all that is seen of it.
 *
 * Renders an `<input type="range">` and the marks of the date that is read.
 */
export function Explorer({ chart, reading, summaryId }: ExplorerProps) {
  const { dates, unit, strings, scale, lines, seen, spoken } = chart;
  const { range, rangeProps, index, line, shown } = reading;

  return (
    <>
      {shown !== null && (
        <svg className={readings} aria-hidden="true">
          <line className={readingLine} x1={`${seen(shown)}%`} x2={`${seen(shown)}%`} y2="100%" />
          {lines.map(({ series, values }, place) => {
            const value = values[shown] ?? null;
            return (
              value !== null && (
                <g key={series.key} className={colorOf[series.color]}>
                  {markAt(
                    series.marker,
                    `${seen(shown)}%`,
                    `${scale.y(value)}%`,
                    place === line ? 'read' : 'usual',
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
        data-reading={shown !== null || undefined}
        min={0}
        max={dates.length - 1}
        step={1}
        value={index}
        aria-label={strings.explore(unit)}
        aria-valuetext={spoken(line, index)}
        aria-describedby={summaryId}
      />
    </>
  );
}
