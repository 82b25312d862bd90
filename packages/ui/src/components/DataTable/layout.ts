import type { StyleRule } from '@vanilla-extract/css';

/**
 * The roles of a table, said again. Stacked rows are drawn as blocks, and browsers drop the meaning of a table
 * whose parts have another `display`: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export const container = 'console-table';

/** Styles for a table with less than 576 px of width (at 100 % text size): a list, row below row. */
export const stacked = (rule: StyleRule) => ({
  '@container': { [`${container} (max-width: 35.99rem)`]: rule },
});
