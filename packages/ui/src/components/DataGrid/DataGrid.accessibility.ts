import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DataGrid',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Grid',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/',
    why: 'Rows that are worked in: one stop of Tab, arrows move, Enter or F2 goes into a cell, Esc comes back.',
    neighbours: [
      {
        name: 'Table',
        whyNot: 'for rows that are read it is better: readers keep their own keys. That is DataTable.',
      },
      { name: 'Tree grid', whyNot: 'no row holds another.' },
      { name: 'List box', whyNot: 'rows hold controls, which options may not.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Rows, cells, and heads for both; a column that names its rows is required by type.',
      evidence: ['DT-4', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'A chosen row has its checked box, the sorted column an arrow.',
      evidence: ['forced-colors', 'DT-8'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'The grid, two-dimensional by its nature, scrolls in its own box; the page does not.',
      evidence: ['reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'The keys of the pattern, ranges too; ten kinds of controls in cells work by theirs.',
      evidence: ['keys', 'DT-2', 'DT-3'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab, Shift+Tab and Esc lead out of each cell and of the grid.',
      evidence: ['DT-3', 'keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Tab comes back to the row or cell that had focus; actions follow the grid.',
      evidence: ['keys', 'DT-8'],
    },
    '2.4.6': { claim: 'Supports', how: 'Each column has a head by type.', evidence: ['DT-4', 'axe'] },
    '2.5.7': { claim: 'Supports', how: 'Nothing is dragged.', evidence: ['DT-2'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'Rows say whether they are chosen, heads how they are sorted, boxes are named by rows.',
      evidence: ['DT-5', 'DT-8', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Loading, failure, sorting and what can be done with chosen rows are said; sorting and choosing by react-aria, at once and interrupting.',
      evidence: ['DT-13', 'DT-8'],
    },
  },
  duties: [
    { what: 'What the rows are, as the name', askedBy: 'type', by: '`label` of DataGrid' },
    {
      what: 'A column that names its row',
      askedBy: 'type',
      by: '`Columns`: the first or the second has `isRowHeader`',
    },
    {
      what: 'A name by its row for every control: “Note: Maya Levin”',
      askedBy: 'story',
      by: 'axe finds a control without any name; a name that fits every row is not found',
    },
    {
      what: '`focus: "cell"` for cells of several controls or a field',
      askedBy: 'nobody',
      by: 'What stands in a cell is not known before it is drawn.',
    },
    {
      what: 'A link or a button in the row for what `onRowAction` does',
      askedBy: 'nobody',
      by: 'The component cannot tell that two things do the same.',
    },
  ],
  keyboard: ['DataGrid'],
  tree: 'components-datagrid--choosing',
  limitations: [
    { what: 'Rows take focus too: Left of the first cell and Right of the last go to their row.' },
    { what: 'From a head, Home and End do not keep to the row of heads.' },
    { what: 'Columns cannot be chosen, only rows.' },
    {
      what: 'Sorting and choosing are said by react-aria at once, interrupting, and without the number of rows.',
    },
    {
      what: 'While rows are chosen, Enter does no row action.',
      workAround: 'the link or button in the row does.',
    },
    { what: 'Heads say “sortable column” in react-aria’s words; `sortLabels` is not used.' },
    {
      what: 'No pages, no search, no stacked rows.',
      workAround: 'use DataTable, or cut pages before `rows` and put Pagination below.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['DataGrid', 'DataTable'],
  rightToLeft: {
    mirrors: ['the order of columns, start and end of cells'],
    doesNot: ['phone numbers, ranges such as 1–25'],
  },
  dos: ['Name every control by its row.', 'Say `tabKey="enters"` when people fill rows from the keyboard.'],
  donts: [
    'Do not use it for rows that are read: when in doubt, use DataTable.',
    'Do not make a press on a row the only way to do something.',
  ],
  broken: [
    { story: 'checks-broken-datagrid--nameless-field', shows: 'A field in a cell without a name of its own' },
  ],
  manual: 'never',
};
