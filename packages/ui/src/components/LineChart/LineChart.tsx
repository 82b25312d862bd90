import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { DashboardIcon, DownloadIcon, TableIcon } from '../../icons/index.ts';
import { ChartTable } from './ChartTable.tsx';
import { Chips } from './Chips.tsx';
import { csvOf, download } from './csv.ts';
import { Explorer } from './Explorer.tsx';
import { HeadButton } from './HeadButton.tsx';
import { caption, chart as chartStyle, heading, many as manyStyle } from './LineChart.css.ts';
import { Swatch } from './Mark.tsx';
import type { ChartPoint, ChartSeries, ChartUnit } from './model.ts';
import { Plot } from './Plot.tsx';
import { hidden } from './Readout.css.ts';
import { Readout } from './Readout.tsx';
import { Failed, Nothing, Stale, Waiting } from './Standin.tsx';
import { comparisonOf, summaryOf } from './summary.ts';
import { useChart } from './useChart.ts';
import { useCrowd } from './useCrowd.ts';
import { type Place, useNews, useReading } from './useReading.ts';

export interface LineChartProps {
  /** What is counted, such as "Calls". It names the figure. */
  title: string;
  /** One line or several. Keep its identity between renders: the drawing is made anew when it changes. */
  series: readonly ChartSeries[];
  /** What one point stands for. */
  unit: ChartUnit;
  /** The total of the time of the same length before, for "12% more than the 30 days before". One series only. */
  previousTotal?: number | undefined;
  /** Points are on their way. Those that are there stay; without any, a still skeleton of the same height. */
  isLoading?: boolean;
  /** Why loading failed, in a sentence. Points that are there stay, with a line that says so. */
  error?: string | undefined;
  /** Tries again; without it there is no Retry button. */
  onRetry?: () => void;
  /** Which way time runs: as the language reads, or always to the right. @default 'locale' */
  timeDirection?: 'locale' | 'ltr';
  /** Level of the heading, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Writes a value, as an amount of money for instance. @default the number as the language writes it */
  formatValue?: (value: number) => string;
  /** In place of the generated sentences. */
  summary?: string;
  /** Goes on from the point that is read, on Enter: to the calls of that day, for instance. */
  onPointAction?: (point: ChartPoint & { series: string }) => void;
}

/**
 * How a count went over time, for eyes, ears and fingers alike: a plot, a total, and a range that reads one
 * date after the other.
 *
 * Renders a `<figure>` element with a `<figcaption>`, a native range and, on request, a `<table>`. There is no
 * APG pattern for charts; it is made of figure, slider, table and button (WCAG 1.1.1, 1.3.1, 1.4.1, 1.4.11, 2.1.1).
 *
 * @selector [data-state] `ready`, `empty`, `waiting` or `failed`
 * @example
 * <LineChart title="Calls" unit="day" series={calls} previousTotal={641} />
 */
export function LineChart({
  title,
  series,
  unit,
  previousTotal,
  isLoading = false,
  error,
  onRetry,
  ...options
}: LineChartProps) {
  const {
    timeDirection = 'locale',
    headingLevel = 3,
    formatValue,
    summary: written,
    onPointAction,
  } = options;
  const id = useId();
  const [isTable, setTable] = useState(false);
  const chart = useChart(series, unit, timeDirection, formatValue);
  const figure = useRef<HTMLElement>(null);
  const { strings, lines, dates } = chart;
  const act =
    onPointAction &&
    (({ line, index }: Place) => {
      const { series: one, values } = lines[line] ?? {};
      if (one) onPointAction({ series: one.key, date: dates[index] ?? '', value: values?.[index] ?? null });
    });
  const reading = useReading(chart, act);
  useNews(chart, title, figure);
  useCrowd(figure);
  const { comparison, summary } = useMemo(() => {
    const compared = comparisonOf(chart, previousTotal);
    return { comparison: compared, summary: written ?? summaryOf(chart, title, compared) };
  }, [chart, previousTotal, written, title]);

  const isKnown = chart.facts.some((facts) => facts !== null);
  const state = isKnown ? 'ready' : isLoading ? 'waiting' : error !== undefined ? 'failed' : 'empty';
  const [titleId, summaryId] = [`${id}title`, `${id}summary`];
  const Heading = `h${headingLevel}` as const;

  return (
    <figure
      ref={figure}
      className={chart.hasMany ? `${chartStyle} ${manyStyle}` : chartStyle}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      data-state={state}
    >
      <figcaption className={caption}>
        {!chart.hasMany && lines[0] && <Swatch series={lines[0].series} />}
        <Heading id={titleId} className={heading}>
          {title}
        </Heading>
        {isKnown && (
          <>
            {isTable && (
              <HeadButton
                label={strings.download}
                icon={<DownloadIcon />}
                aria-describedby={titleId}
                onPress={() => download(`${title}.csv`, csvOf(chart))}
              />
            )}
            <HeadButton
              label={isTable ? strings.showChart : strings.showTable}
              icon={isTable ? <DashboardIcon /> : <TableIcon />}
              aria-describedby={titleId}
              onPress={() => setTable(!isTable)}
            />
          </>
        )}
        {isKnown && !isTable && (
          <p id={summaryId} className={hidden}>
            {summary}
          </p>
        )}
      </figcaption>
      {error !== undefined && <Said key={error} words={`${title}: ${strings.failed}`} />}
      {state === 'waiting' && <Waiting strings={strings} />}
      {state === 'failed' && <Failed strings={strings} error={error ?? ''} onRetry={onRetry} />}
      {state === 'empty' && <Nothing strings={strings} />}
      {state === 'ready' && (
        <Readout chart={chart} comparison={comparison} line={reading.line} shown={reading.shown} />
      )}
      {state === 'ready' && isTable && (
        <ChartTable chart={chart} title={title} summary={summary} titleId={titleId} />
      )}
      {state === 'ready' && !isTable && (
        <>
          <Plot chart={chart}>
            <Explorer chart={chart} reading={reading} summaryId={summaryId} />
          </Plot>
          {error === undefined ? (
            <Chips chart={chart} onGo={reading.goTo} />
          ) : (
            <Stale strings={strings} onRetry={onRetry} />
          )}
          {/* React draws it on a server only: whoever has no scripts has the table too. */}
          <noscript>
            <ChartTable chart={chart} title={title} summary={summary} titleId={titleId} isWhole />
          </noscript>
        </>
      )}
    </figure>
  );
}

/** Says something once. It is there only where there is something to say: an effect is work in every chart that has it. */
function Said({ words }: { words: string }) {
  useEffect(() => announce(words), [words]);
  return null;
}
