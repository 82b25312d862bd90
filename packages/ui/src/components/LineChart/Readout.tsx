import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { Swatch } from './Plot.tsx';
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
import type { TotalComparison } from './summary.ts';
import type { Chart } from './useChart.ts';
import type { Point } from './useReading.ts';

interface ReadoutProps {
  chart: Chart;
  comparison: TotalComparison | null;
  /** The index of the current series. */
  line: number;
  /** The index of the current date; `null` shows the total. */
  shown: Point['index'] | null;
}

const arrows = { more: ArrowUpIcon, less: ArrowDownIcon, same: null };

/** The total and its comparison, or the current date. Not a live region, because the explorer has the value. */
export function Readout({ chart, comparison, line, shown }: ReadoutProps) {
  if (chart.hasMany) return <ManyReadout chart={chart} line={line} shown={shown} />;
  const { strings, value, facts, lines, partial } = chart;
  const now = shown === null ? facts[0]?.total : lines[0]?.values[shown];
  const part = shown === null ? undefined : partial.get(shown);
  const coverage = part && chart.describeCoverage(part);
  const Arrow = comparison && arrows[comparison.direction];
  const compared = (
    <>
      {Arrow && <Arrow size={13} />}
      {comparison?.text}
    </>
  );

  return (
    <p className={readout} data-part="line-chart-readout">
      {shown === null && <span className={hidden}>{`${strings.total} `}</span>}
      <span className={figure} data-part="line-chart-value">{`${now == null ? '–' : value(now)} `}</span>
      {shown === null ? (
        <span className={detail}>{compared}</span>
      ) : (
        <span className={`${detail} ${stacked}`}>
          {comparison && <span className={hiddenComparison}>{compared}</span>}
          <span className={readingText}>
            {readingOf(chart, shown, now == null ? strings.noData : (coverage ?? chart.change(0, shown)))}
          </span>
        </span>
      )}
    </p>
  );
}

/** "Thu 12 Nov, 3 more than Wednesday", or the date alone. */
function readingOf({ strings, date }: Chart, index: number, value: string | null) {
  return value === null ? date.short(index) : strings.reading({ date: date.short(index), value });
}

function ManyReadout({ chart, line, shown }: Omit<ReadoutProps, 'comparison'>) {
  const { strings, value, facts, lines, partial } = chart;
  const part = shown === null ? undefined : partial.get(shown);
  const coverage = part ? chart.describeCoverage(part) : null;

  return (
    <div className={legend} data-part="line-chart-legend">
      <span className={legendDate}>{shown === null ? strings.total : readingOf(chart, shown, coverage)}</span>
      {lines.map(({ series, values }, index) => {
        const now = shown === null ? facts[index]?.total : values[shown];
        return (
          <span
            key={series.key}
            className={legendItem}
            data-current={(shown !== null && index === line) || undefined}
          >
            <Swatch series={series} />
            {series.label} <span className={legendValue}>{now == null ? strings.noData : value(now)}</span>
          </span>
        );
      })}
    </div>
  );
}
