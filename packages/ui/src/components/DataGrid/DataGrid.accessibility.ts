import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DataGrid',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Grid',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/',
    why: 'People work in the rows. The grid is one tab stop, arrow keys move, Enter or F2 moves into a cell, and Esc moves back.',
    neighbours: [
      {
        name: 'Table',
        whyNot: 'it is better for rows that people read, with the table commands of screen readers.',
      },
      { name: 'Tree grid', whyNot: 'rows aren’t nested.' },
      { name: 'List box', whyNot: 'rows contain controls, which options can’t.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The grid has rows, cells, column headers and row headers. A row header column is required by type.',
      evidence: ['DT-4', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'A selected row has a checked checkbox, and the sorted column has an arrow.',
      evidence: ['forced-colors', 'DT-8'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'The grid needs two dimensions. It scrolls in its own container; the page doesn’t.',
      evidence: ['reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'The keys of the pattern work, including range selection. Ten kinds of controls in cells keep their own keys.',
      evidence: ['keys', 'DT-2', 'DT-3'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab, Shift+Tab and Esc leave each cell and the grid.',
      evidence: ['DT-3', 'keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Tab returns to the row or cell that last had focus, or after a page change to the one in the same place. Actions and pagination follow the grid.',
      evidence: ['keys', 'DT-6', 'DT-8'],
    },
    '2.4.6': { claim: 'Supports', how: 'Column headers are required by type.', evidence: ['DT-4', 'axe'] },
    '2.5.7': { claim: 'Supports', how: 'Nothing requires dragging.', evidence: ['DT-2'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'Rows expose their selected state, headers expose the sort order, and checkboxes are named by their rows.',
      evidence: ['DT-5', 'DT-8', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Loading, failure, sorting, page changes, selection and available actions are announced. React Aria announces sorting and selection, assertively.',
      evidence: ['DT-6', 'DT-13', 'DT-8'],
    },
  },
  duties: [
    { what: 'What the rows are, as the name', askedBy: 'type', by: '`label` of DataGrid' },
    {
      what: 'A column with row headers',
      askedBy: 'type',
      by: '`Columns`: the first or the second has `isRowHeader`',
    },
    {
      what: 'The row’s name in the name of every control: “Note: Maya Levin”',
      askedBy: 'story',
      by: 'axe finds a control without a name, but not a name that is the same in every row',
    },
    {
      what: '`focus: "cell"` for cells with several controls or a field',
      askedBy: 'nobody',
      by: 'The content of a cell isn’t known before it renders.',
    },
    {
      what: 'A link or button in the row for the action of `onRowAction`',
      askedBy: 'nobody',
      by: 'The component can’t know that two controls do the same.',
    },
  ],
  keyboard: ['DataGrid'],
  tree: 'components-datagrid--choosing',
  limitations: [
    { what: 'Rows also take focus: Left on the first cell and Right on the last cell move to their row.' },
    { what: 'On a column header, Home and End don’t stay in the header row.' },
    { what: 'People can only select rows, not columns.' },
    {
      what: 'React Aria announces sorting and selection assertively, and without the number of rows.',
    },
    {
      what: 'While rows are selected, Enter doesn’t run the row action.',
      workAround: 'use the link or button in the row.',
    },
    { what: 'Headers use React Aria’s string “sortable column”. `sortLabels` isn’t used.' },
    {
      what: 'It doesn’t have search or stacked rows.',
      workAround: 'use DataTable, or filter the rows yourself.',
    },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['DataGrid', 'DataTable', 'Pagination'],
  rightToLeft: {
    mirrors: ['the order of columns, start and end of cells'],
    doesNot: ['phone numbers, ranges such as 1–25'],
  },
  dos: [
    'Include the row’s name in the name of every control.',
    'Set `tabKey="enters"` if people fill in rows with the keyboard.',
  ],
  donts: [
    'Don’t use it for rows that people only read. When in doubt, use DataTable.',
    'Don’t make a click on a row the only way to do something.',
  ],
  broken: [
    { story: 'checks-broken-datagrid--nameless-field', shows: 'A field in a cell without its own name' },
  ],
  manual: 'never',
};
