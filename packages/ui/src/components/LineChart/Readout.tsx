import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { joinParts } from '../../locale/index.ts';
import { SwatchOf, ThresholdSwatch } from './Marker.tsx';
import { valueAt } from './model.ts';
import {
  detail,
  figure,
  hidden,
  hiddenComparison,
  legend,
  legendDate,
  legendItem,
  legendValue,
  readingText,
  readout,
  stacked,
} from './Readout.css.ts';
import type { FigureComparison } from './summary.ts';
import type { Chart } from './useChart.ts';
import type { Point } from './useReading.ts';

interface ReadoutProps {
  chart: Chart;
  comparison: FigureComparison | null;
  /** The index of the current series. */
  line: number;
  /** The index of the current date; `null` shows the total, or another figure. */
  shown: Point['index'] | null;
}

const arrows = { more: ArrowUpIcon, less: ArrowDownIcon, same: null };

/**
 * The total or another figure with its comparison, or the current date. Not a live region, because the explorer has the
 * value.
 */
export function Readout({ chart, comparison, line, shown }: ReadoutProps) {
  if (chart.hasMany) return <ManyReadout chart={chart} line={line} shown={shown} />;
  const { strings, value, lines, partial, locale } = chart;
  const now = shown === null ? null : valueAt(lines[0]?.values, shown);
  const figureText = shown === null ? chart.figures[0] : now === null ? '–' : value(now);
  const part = shown === null ? undefined : partial.get(shown);
  const coverage = part && chart.describeCoverage(part);
  const Arrow = comparison && arrows[comparison.direction];
  // A total is the first thing that people expect here, so only other figures have a visible label.
  const isTotal = chart.aggregate === 'sum';
  const label = isTotal ? null : labelOf(chart);
  const compared = (
    <>
      {Arrow && <Arrow size={13} />}
      {joinParts(
        locale,
        [label, comparison?.text].filter((part) => part != null),
      )}
    </>
  );

  return (
    <p className={readout} data-part="line-chart-readout">
      {shown === null && isTotal && <span className={hidden}>{`${strings.total} `}</span>}
      {figureText != null && <span className={figure} data-part="line-chart-value">{`${figureText} `}</span>}
      {shown === null ? (
        <span className={detail}>{compared}</span>
      ) : (
        <span className={`${detail} ${stacked}`}>
          {(label ?? comparison) && <span className={hiddenComparison}>{compared}</span>}
          <span className={readingText}>
            {readingOf(chart, shown, now === null ? strings.noData : (coverage ?? chart.change(0, shown)))}
          </span>
        </span>
      )}
    </p>
  );
}

/** The name of the figures, or the period if there are none. */
const labelOf = ({ figureLabel, date, dates }: Chart) => figureLabel ?? date.range(0, dates.length - 1);

/** "Thu 12 Nov, 3 more than Wednesday", or the date alone. */
function readingOf({ strings, date }: Chart, index: number, value: string | null) {
  return value === null ? date.short(index) : strings.reading({ date: date.short(index), value });
}

function ManyReadout({ chart, line, shown }: Omit<ReadoutProps, 'comparison'>) {
  const { strings, value, figures, figureLabel, lines, partial } = chart;
  const part = shown === null ? undefined : partial.get(shown);
  const coverage = part ? chart.describeCoverage(part) : null;

  return (
    <div className={legend} data-part="line-chart-legend">
      <span className={legendDate}>
        {shown === null ? labelOf(chart) : readingOf(chart, shown, coverage)}
      </span>
      {lines.map(({ series, values }, index) => {
        const now = shown === null ? null : valueAt(values, shown);
        const known = shown === null ? figures[index] : now == null ? null : value(now);
        const hasValue = shown !== null || figureLabel;
        return (
          <span
            key={series.key}
            className={legendItem}
            data-current={(shown !== null && index === line) || undefined}
          >
            <SwatchOf kind={chart.kind} series={series} isDashed />
            {series.label} {hasValue && <span className={legendValue}>{known ?? strings.noData}</span>}
          </span>
        );
      })}
      {chart.thresholds.map((threshold) => (
        <span key={threshold.label} className={legendItem}>
          <ThresholdSwatch color={threshold.color} />
          {threshold.label} <span className={legendValue}>{value(threshold.value)}</span>
        </span>
      ))}
    </div>
  );
}
