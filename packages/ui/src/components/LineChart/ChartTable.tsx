import { memo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { amount, caption, cell, head, pager, scroller, table } from './ChartTable.css.ts';
import { chip } from './LineChart.css.ts';
import type { Chart } from './useChart.ts';

interface ChartTableProps {
  chart: Chart;
  title: string;
  summary: string;
  /** The id of the heading that names the scrolling place. */
  titleId: string;
  /** All rows at once, for a page without scripts. @default false */
  isWhole?: boolean;
}

/** So many rows are in the page at once; further ones are a press away. */
const pageSize = 200;

/** Every value in words and figures, in the place of the plot. Renders a `<table>` that scrolls by itself. */
export const ChartTable = memo(function ChartTable({
  chart,
  title,
  summary,
  titleId,
  isWhole,
}: ChartTableProps) {
  const { strings, dates, lines, unit, date, value, partial } = chart;
  const rowHead = (index: number) => {
    const coverage = partial.get(index);
    return coverage ? `${date.long(index)} (${strings.coverage(coverage, unit)})` : date.long(index);
  };
  const [page, setPage] = useState(0);
  const hasPages = !isWhole && dates.length > pageSize;
  const first = hasPages ? Math.min(page, Math.ceil(dates.length / pageSize) - 1) * pageSize : 0;
  const rows = hasPages ? dates.slice(first, first + pageSize) : dates;
  const [isFirst, isLast] = [first === 0, first + pageSize >= dates.length];
  const range = date.range(first, first + rows.length - 1);

  const turn = (by: 1 | -1) => {
    setPage(first / pageSize + by);
    announce(date.range(first + by * pageSize, Math.min(first + (by + 1) * pageSize, dates.length) - 1));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable with the keyboard (WCAG 2.1.1).
    <section className={scroller} tabIndex={0} aria-labelledby={titleId}>
      {hasPages && (
        <div className={pager}>
          {/* One that could no longer be pressed would lose focus. */}
          <button
            type="button"
            className={chip}
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || turn(-1)}
          >
            {strings.earlier}
          </button>
          <button
            type="button"
            className={chip}
            aria-disabled={isLast || undefined}
            onClick={() => isLast || turn(1)}
          >
            {strings.later}
          </button>
        </div>
      )}
      <table className={table}>
        <caption className={caption}>{hasPages ? `${summary} ${range}` : summary}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {strings.date(unit)}
            </th>
            {lines.map(({ series }) => (
              <th key={series.key} scope="col" className={`${head} ${amount}`}>
                {lines.length === 1 ? title : series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {rowHead(first + row)}
              </th>
              {lines.map(({ series, values }) => {
                const known = values[first + row] ?? null;
                return (
                  <td key={series.key} className={`${cell} ${amount}`}>
                    {known === null ? strings.noData : value(known)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
