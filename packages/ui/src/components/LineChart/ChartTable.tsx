import { memo } from 'react';
import { amount, caption, cell, head, scroller, table } from './ChartTable.css.ts';
import type { Chart } from './useChart.ts';

interface ChartTableProps {
  chart: Chart;
  title: string;
  summary: string;
  /** The id of the heading that names the scrolling place. */
  titleId: string;
}

/** Every value in words and figures, in the place of the plot. Renders a `<table>` that scrolls by itself. */
export const ChartTable = memo(function ChartTable({ chart, title, summary, titleId }: ChartTableProps) {
  const { strings, dates, lines, unit, date, value } = chart;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable with the keyboard (WCAG 2.1.1).
    <section className={scroller} tabIndex={0} aria-labelledby={titleId}>
      <table className={table}>
        <caption className={caption}>{summary}</caption>
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
          {dates.map((name, index) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {date.long(index)}
              </th>
              {lines.map(({ series, values }) => {
                const known = values[index] ?? null;
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
