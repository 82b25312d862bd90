import { memo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import {
  chip,
  pager,
  table,
  tableAmount,
  tableCaption,
  tableCell,
  tableHead,
  tableScroller,
} from './LineChart.css.ts';
import { valueAt } from './model.ts';
import type { Chart } from './useChart.ts';

interface ChartTableProps {
  chart: Chart;
  title: string;
  /** Its caption. */
  caption: string;
  /** The ID of the heading that names the scrolling section. */
  titleId: string;
  /** All rows at once, for a page without scripts. @default false */
  isWhole?: boolean | undefined;
}

/** The number of rows per page. */
const pageSize = 200;

/** A table of every value, which replaces the plot. Renders a `<table>` in a scrolling `<section>`. */
export const ChartTable = memo(function ChartTable({
  chart,
  title,
  caption,
  titleId,
  isWhole,
}: ChartTableProps) {
  const { strings, dates, lines, unit, date, value, partial } = chart;
  const rowHeader = (index: number) => {
    const coverage = partial.get(index);
    return coverage ? `${date.long(index)} (${chart.describeCoverage(coverage)})` : date.long(index);
  };
  const [page, setPage] = useState(0);
  const hasPages = !isWhole && dates.length > pageSize;
  const first = hasPages ? Math.min(page, Math.ceil(dates.length / pageSize) - 1) * pageSize : 0;
  const count = hasPages ? Math.min(pageSize, dates.length - first) : dates.length;
  const [isFirst, isLast] = [first === 0, first + pageSize >= dates.length];
  const range = date.range(first, first + count - 1);

  const turn = (by: 1 | -1) => {
    setPage(first / pageSize + by);
    announce(date.range(first + by * pageSize, Math.min(first + (by + 1) * pageSize, dates.length) - 1));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs keyboard access (WCAG 2.1.1).
    <section className={tableScroller} tabIndex={0} aria-labelledby={titleId}>
      {hasPages && (
        <div className={pager}>
          {/* aria-disabled, because a button that becomes disabled loses focus. */}
          <button
            type="button"
            className={chip}
            data-part="line-chart-chip"
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || turn(-1)}
          >
            {strings.earlier}
          </button>
          <button
            type="button"
            className={chip}
            data-part="line-chart-chip"
            aria-disabled={isLast || undefined}
            onClick={() => isLast || turn(1)}
          >
            {strings.later}
          </button>
        </div>
      )}
      <table className={table} data-part="line-chart-table">
        <caption className={tableCaption}>{hasPages ? `${caption} ${range}` : caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={tableHead}>
              {strings.date(unit)}
            </th>
            {lines.map(({ series }) => (
              <th key={series.key} scope="col" className={`${tableHead} ${tableAmount}`}>
                {lines.length === 1 ? title : series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => first + row).map((index) => (
            <tr key={dates.placeAt(index)}>
              <th scope="row" className={tableCell}>
                {rowHeader(index)}
              </th>
              {lines.map(({ series, values }) => {
                const known = valueAt(values, index);
                return (
                  <td key={series.key} className={`${tableCell} ${tableAmount}`}>
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

/** Every value of a chart as CSV: ISO dates, plain numbers, and an empty field for an unknown value. */
export function csvOf({ dates, lines, strings, unit }: Chart) {
  const heads = [strings.date(unit), ...lines.map(({ series }) => series.label)];
  const rows = Array.from({ length: dates.length }, (_, index) => [
    dates.at(index),
    ...lines.map(({ values }) => String(valueAt(values, index) ?? '')),
  ]);
  return [heads, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Saves a text as a file. */
export function download(name: string, text: string) {
  // The byte order mark makes Excel read the file as UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A field of a CSV file, quoted if it contains a comma, a quote or a line break (RFC 4180). */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
