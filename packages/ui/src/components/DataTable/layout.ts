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

/** What else sticks to the top of the page above the heads; set on the table's root. */
export const headOffsetProperty = '--console-table-head-offset';

export const headOffset = `var(${headOffsetProperty}, 0px)`;

/** Styles for a table with less than 576 px of width (at 100 % text size): a list, row below row. */
export const stacked = (rule: StyleRule) => ({
  '@container': { [`${container} (max-width: 35.99rem)`]: rule },
});

/** Below 896 px the columns of low importance have left, below 704 px those of medium too; stacked, all are back. */
export const hiddenColumns = ({ low, medium }: { low: StyleRule; medium: StyleRule }) => ({
  '@container': {
    [`${container} (min-width: 36rem) and (max-width: 55.99rem)`]: low,
    [`${container} (min-width: 36rem) and (max-width: 43.99rem)`]: medium,
  },
});

/** For a cell or a head: away where its column has left. `stackedRule` is what else it does where rows are stacked. */
export const mayLeave = (stackedRule: StyleRule) => ({
  '@container': {
    ...stacked(stackedRule)['@container'],
    ...hiddenColumns({
      low: { selectors: { '[data-columns="few"] &[data-importance="low"]': { display: 'none' } } },
      medium: { selectors: { '[data-columns="few"] &[data-importance]': { display: 'none' } } },
    })['@container'],
  },
});
