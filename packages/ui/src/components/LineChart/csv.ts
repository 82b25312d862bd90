import type { Chart } from './useChart.ts';

/** A field of a file, in quotes where a comma, a quote or a line break would end it (RFC 4180). */
const field = (words: string) => (/[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

/** Every value of a chart: dates and numbers as machines write them, and nothing where nothing is known. */
export function csvOf({ dates, lines, strings, unit }: Chart) {
  const heads = [strings.date(unit), ...lines.map(({ series }) => series.label)];
  const rows = dates.map((date, index) => [date, ...lines.map(({ values }) => String(values[index] ?? ''))]);
  return [heads, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string) {
  // The mark at its head tells Excel that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
