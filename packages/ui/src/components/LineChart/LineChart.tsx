import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from '../../announcer/index.ts';
import { ChartLineIcon, DownloadIcon, TableIcon } from '../../icons/index.ts';
import { classNames, type RootProps, rootProps } from '../../props/index.ts';
import { Chips, HeadButton } from './ChartButtons.tsx';
import { ChartTable, csvOf, download } from './ChartTable.tsx';
import {
  caption,
  chart as chartStyle,
  heading,
  heightProperty,
  many as manyStyle,
  summary as summaryStyle,
} from './LineChart.css.ts';
import { SwatchOf } from './Marker.tsx';
import type {
  ChartAggregate,
  ChartColumns,
  ChartPoint,
  ChartSeries,
  ChartSound,
  ChartThreshold,
  ChartUnit,
  OtherKind,
  OtherUnit,
} from './model.ts';
import { valueAt } from './model.ts';
import { Plot } from './Plot.tsx';
import { hidden } from './Readout.css.ts';
import { Readout } from './Readout.tsx';
import { EmptyMessage, FailedMessage, LoadingSkeleton, StaleMessage } from './StatusMessage.tsx';
import { captionOf, comparisonOf, periodOf, summaryOf } from './summary.ts';
import { useChart, useNewDataAnnouncement } from './useChart.ts';
import { type Point, useReading } from './useReading.ts';

export interface LineChartProps extends RootProps {
  /** The name of what is counted, such as "Calls". It names the figure. */
  title: string;
  /**
   * One line or several, each as `points` or as the columns `x` and `y`. Memoize it: a new reference renders the drawing
   * again.
   */
  series: readonly (ChartSeries | ChartColumns)[];
  /**
   * The period of one point: `day`, `week` or `month`, or what `timeUnit` and `numberUnit` of
   * `@console/ui/line-chart/units` return. Create that outside of the component, as `series`.
   */
  unit: ChartUnit | OtherUnit;
  /**
   * How values are drawn: as a line, as a line with the area below it, or as `bars` of `@console/ui/line-chart/bars`.
   * Areas and bars begin at zero. @default 'line'
   */
  kind?: 'line' | 'area' | OtherKind | undefined;
  /**
   * A button that plays the values as tones: `sound` of `@console/ui/line-chart/sound`. Nothing plays without a press.
   * @default none
   */
  sound?: ChartSound | undefined;
  /**
   * The figure that stands for a series: its sum, for counts; its average or last value, for measured values, such as
   * temperatures, prices, rates and balances; or none. Summary, legend and spoken text use it. @default 'sum'
   */
  aggregate?: ChartAggregate | undefined;
  /**
   * The same figure of the previous period of the same length, for "12% more than the previous 30 days". For `last`, it
   * is the value at the end of that period. One series only.
   */
  previous?: number | undefined;
  /** @deprecated Use `previous`. */
  previousTotal?: number | undefined;
  /** Whether points are loading. Existing points stay; without any, a static skeleton of the same height appears. */
  isLoading?: boolean | undefined;
  /** A sentence that explains why loading failed. Existing points stay, with a message below them. */
  error?: string | undefined;
  /** Called by the Retry button, which only appears if this is set. */
  onRetry?: (() => void) | undefined;
  /**
   * The IANA time zone, such as `Asia/Jerusalem`, in which an instant (milliseconds, a `Date`, or a text with an offset)
   * has its day, week or month. Texts such as `2026-11-12` are dates everywhere. Other units have their own `timeZone`.
   * @default 'UTC'
   */
  timeZone?: string | undefined;
  /** The direction of time: that of the language, or always left to right. @default 'locale' */
  timeDirection?: 'locale' | 'ltr' | undefined;
  /**
   * The height of the plot: a number of pixels, or a CSS length, such as `16rem`, which grows with the text size. From
   * 12rem, the plot has five or more grid lines. @default '7.5rem'
   */
  height?: number | string | undefined;
  /**
   * The value axis begins at this value, or at the next round one below. It always includes every value and threshold.
   * @default 0, or the lowest value if it is negative
   */
  minValue?: number | undefined;
  /** The value axis ends at this value, or at the next round one above. @default the highest value */
  maxValue?: number | undefined;
  /** Named lines across the plot, such as a limit. Memoize them, as `series`. @default none */
  thresholds?: readonly ChartThreshold[] | undefined;
  /** Level of the heading, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Formats a value, for example as an amount of money. @default the number format of the language */
  formatValue?: ((value: number) => string) | undefined;
  /** Replaces the generated sentences below the chart. */
  summary?: string | undefined;
  /** Called on Enter with the explorer's current point, for example to open the calls of that day. */
  onPointAction?: ((point: ChartPoint & { series: string }) => void) | undefined;
}

/**
 * A chart of counts or measured values over time, for people who use sight, a screen reader or touch: a plot, a total or
 * another figure, and a range that reads one date at a time.
 *
 * Renders a `<figure>` element with a `<figcaption>`, a native range and, on request, a `<table>`. The APG doesn't have
 * a chart pattern; this uses figure, slider, table and button (WCAG 1.1.1, 1.3.1, 1.4.1, 1.4.11, 2.1.1).
 *
 * @part line-chart-title the heading
 * @part line-chart-button the icon buttons next to the heading
 * @part line-chart-readout the figure and its comparison, or the date that is read
 * @part line-chart-value the figure or the value in the readout of one series
 * @part line-chart-legend the names and values of several series
 * @part line-chart-plot the plot with both axes
 * @part line-chart-value-axis the values next to the plot
 * @part line-chart-date-axis the dates below the plot
 * @part line-chart-line the line of a series
 * @part line-chart-bar the bars of a series, with `bars`
 * @part line-chart-threshold the line of a threshold
 * @part line-chart-threshold-label the name and the value on that line
 * @part line-chart-end-label the name and the last value next to the end of a line
 * @part line-chart-explorer the range that reads one date at a time
 * @part line-chart-chips the row of buttons below the plot
 * @part line-chart-chip a button in that row, or of the table's pages
 * @part line-chart-message the message that replaces the plot, or the one about stale points
 * @part line-chart-table the table
 * @part line-chart-summary the sentences below plot and table
 * @selector [data-state] `ready`, `empty`, `waiting` or `failed`
 * @example
 * <LineChart title="Calls" unit="day" series={calls} previous={641} />
 */
export function LineChart({
  title,
  series,
  unit,
  kind = 'line',
  sound,
  aggregate = 'sum',
  previousTotal,
  previous = previousTotal,
  isLoading = false,
  error,
  onRetry,
  ref,
  ...props
}: LineChartProps) {
  const { timeDirection = 'locale', headingLevel = 3, formatValue, summary: written, onPointAction } = props;
  const { height, minValue, maxValue, thresholds = noThresholds, timeZone, style } = props;
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const chart = useChart(series, unit, {
    ...{ timeZone, timeDirection, formatValue, aggregate, thresholds },
    ...{ height, minValue, maxValue, kind },
  });
  const figure = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => figure.current as HTMLElement, []);
  const { strings, lines, dates } = chart;
  const act =
    onPointAction &&
    (({ line, index }: Point) => {
      const { series: one, values } = lines[line] ?? {};
      if (one) onPointAction({ series: one.key, date: dates.at(index), value: valueAt(values, index) });
    });
  const reading = useReading(chart, act);
  useNewDataAnnouncement(chart, title, figure);
  useSkippedLayout(figure);
  const comparison = useMemo(() => comparisonOf(chart, previous), [chart, previous]);
  const { period, summary, tableCaption } = useMemo(
    () => ({
      period: written === undefined ? `${periodOf(chart, title)} ` : '',
      summary: written ?? summaryOf(chart),
      tableCaption: captionOf(chart, title),
    }),
    [chart, written, title],
  );

  const isKnown = chart.facts.some((facts) => facts !== null);
  const state = isKnown ? 'ready' : isLoading ? 'waiting' : error !== undefined ? 'failed' : 'empty';
  const [titleId, summaryId] = [`${id}title`, `${id}summary`];
  const Heading = `h${headingLevel}` as const;

  return (
    <figure
      {...rootProps(props, classNames(chartStyle, chart.hasMany && manyStyle))}
      ref={figure}
      style={
        height === undefined ? style : ({ ...style, [heightProperty]: lengthOf(height) } as CSSProperties)
      }
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      data-part="line-chart"
      data-state={state}
    >
      <figcaption className={caption}>
        {!chart.hasMany && lines[0] && <SwatchOf kind={kind} series={lines[0].series} />}
        <Heading id={titleId} className={heading} data-part="line-chart-title">
          {title}
        </Heading>
        {isKnown && (
          <>
            {sound && !isTable && (
              <sound.Button chart={chart} title={title} titleId={titleId} reading={reading} />
            )}
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
              icon={isTable ? <ChartLineIcon /> : <TableIcon />}
              aria-describedby={titleId}
              onPress={() => setIsTable(!isTable)}
            />
          </>
        )}
      </figcaption>
      {error !== undefined && <Announcement key={error} message={`${title}: ${strings.failed}`} />}
      {state === 'waiting' && <LoadingSkeleton strings={strings} />}
      {state === 'failed' && <FailedMessage strings={strings} error={error ?? ''} onRetry={onRetry} />}
      {state === 'empty' && <EmptyMessage strings={strings} />}
      {state === 'ready' && (
        <Readout chart={chart} comparison={comparison} line={reading.line} shown={reading.shown} />
      )}
      {state === 'ready' && isTable && (
        <ChartTable chart={chart} title={title} caption={tableCaption} titleId={titleId} />
      )}
      {state === 'ready' && !isTable && (
        <>
          <Plot chart={chart} reading={reading} summaryId={summaryId} />
          {error === undefined ? (
            <Chips chart={chart} onGo={reading.goTo} />
          ) : (
            <StaleMessage strings={strings} onRetry={onRetry} />
          )}
          {/* React renders noscript only on the server: people without scripts get the table. */}
          <noscript>
            <ChartTable chart={chart} title={title} caption={tableCaption} titleId={titleId} isWhole />
          </noscript>
        </>
      )}
      <p id={summaryId} className={summaryStyle} data-part="line-chart-summary">
        {isKnown && (
          <>
            {/* For people who don't see the axis, which is hidden from screen readers. */}
            {period && !isTable && <span className={hidden}>{period}</span>}
            {summary}
          </>
        )}
      </p>
    </figure>
  );
}

const noThresholds: readonly ChartThreshold[] = [];

const lengthOf = (height: number | string) => (typeof height === 'number' ? `${height}px` : height);

/** Announces a message once. It is a component so that only charts with a message have the effect. */
function Announcement({ message }: { message: string }) {
  useEffect(() => announce(message), [message]);
  return null;
}

/** Up to this number, all charts are laid out: finding out which are far out of view would cost more than it saves. */
const laidOutCharts = 12;

let chartCount = 0;

/** Marks each chart beyond the first few, before layout: CSS skips its layout until it is near the viewport. */
function useSkippedLayout(figure: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    chartCount += 1;
    figure.current?.toggleAttribute('data-crowded', chartCount > laidOutCharts);
    return () => {
      chartCount -= 1;
    };
  }, [figure]);
}
