import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DataTable',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Sortable table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    why: 'A native table. Screen readers use their table commands, and Tab moves from control to control.',
    neighbours: [
      {
        name: 'Grid',
        whyNot:
          'it would override the arrow keys of screen readers. For rows that people work in, use DataGrid.',
      },
      { name: 'List', whyNot: 'people compare values down a column.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Rows and columns have headers. When stacked in a narrow container, it is still a table.',
      evidence: ['DT-1', 'DT-4', 'DT-11', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'Actions for selected rows follow the column headers. The caption states which rows are shown.',
      evidence: ['DT-7', 'DT-8'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The sorted column has an arrow, and a selected row has a checked checkbox.',
      evidence: ['DT-5', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Below 576 px, rows are stacked, and each value follows its column’s name.',
      evidence: ['DT-11', 'reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Sortable headers, checkboxes and controls are tab stops. A table that scrolls is also a tab stop. If rows are links, the link in the row header is.',
      evidence: ['keys', 'DT-3', 'DT-10'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tests cover ten kinds of controls in cells. None traps focus.',
      evidence: ['DT-3'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the pressed header or pagination button.',
      evidence: ['DT-5', 'DT-6', 'DT-8'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'Every column has a header, even if it is visually hidden.',
      evidence: ['DT-4', 'axe'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'Sticky headers never cover the focused element.',
      evidence: ['DT-10', 'promises'],
    },
    '2.5.7': { claim: 'Supports', how: 'Nothing requires dragging.', evidence: ['DT-1', 'DT-3'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'The sorted column has `aria-sort`, and checkboxes are named by their rows.',
      evidence: ['DT-5', 'DT-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Sorting, page changes, loading and failure are each announced once, politely. The table is never a live region.',
      evidence: ['DT-5', 'DT-6', 'DT-13', 'X-5'],
    },
  },
  duties: [
    { what: 'What the rows are, as the name', askedBy: 'type', by: '`label` of DataTable' },
    { what: 'A header for each column', askedBy: 'type', by: '`header` of Column' },
    {
      what: 'A column with row headers',
      askedBy: 'type',
      by: '`Columns`: the first or the second has `isRowHeader`',
    },
    {
      what: 'The row’s name in the name of each action (“Edit Maya Levin”)',
      askedBy: 'nobody',
      by: 'The story checks find a control without a name, but not a name that is the same in every row.',
    },
    {
      what: 'Both sort orders in words (“newest first”)',
      askedBy: 'nobody',
      by: 'Without `sortLabels`, the announcement is ascending or descending.',
    },
    {
      what: 'Numbers and phone numbers in `<bdi dir="ltr">`',
      askedBy: 'nobody',
      by: 'A cell can contain anything.',
    },
  ],
  keyboard: ['DataTable'],
  tree: 'components-datatable--sorted',
  limitations: [
    {
      what: 'Without TableColumns, people can’t choose, resize or reorder columns.',
      workAround: 'in narrow containers, columns hide by `importance`, and a button shows them again.',
    },
    {
      what: 'Only the rows of the current page are in the DOM.',
      workAround: 'the browser’s search finds those; the app’s search finds the others.',
    },
    {
      what: 'Orca announces sorting twice: once because the header changes, and once from our message, which is for screen readers that don’t announce the change.',
    },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['DataTable', 'Pagination'],
  rightToLeft: {
    mirrors: ['the order of columns, start and end of cells'],
    doesNot: ['phone numbers, times, ranges such as 1–25', 'sort arrows: they point along the rows'],
  },
  dos: [
    'Describe the rows in `label`.',
    'Include the row’s name in the name of each action.',
    'Keep stale rows with `isLoading` and `error`.',
  ],
  donts: [
    'Don’t make the table a live region.',
    'Don’t show the only action of a row on hover alone.',
    'Don’t use it for layout.',
  ],
  broken: [
    { story: 'checks-broken-table--nameless-column', shows: 'A column without a name' },
    { story: 'checks-broken-table--nameless-box', shows: 'A checkbox that isn’t named by its row' },
    { story: 'checks-broken-table--cut-off', shows: 'A table that scrolls but isn’t a tab stop' },
  ],
  manual: 'never',
};
