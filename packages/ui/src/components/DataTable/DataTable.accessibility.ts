import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'DataTable',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Sortable table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    why: 'A native table: readers move through it with their own keys, and Tab goes from control to control.',
    neighbours: [
      {
        name: 'Grid',
        whyNot:
          'arrow keys would be taken from readers, for rows with one or two controls. Where rows are worked in all day, that is DataGrid.',
      },
      { name: 'List', whyNot: 'what stands in columns is compared down the column.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Rows and columns have heads; stacked in little room it is still a table.',
      evidence: ['DT-1', 'DT-4', 'DT-11', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'Actions for chosen rows follow the heads; the caption says which rows these are.',
      evidence: ['DT-7', 'DT-8'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The sorted column has an arrow, and a chosen row its checked box.',
      evidence: ['DT-5', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Below 576 px rows are stacked, each value after the word of its column.',
      evidence: ['DT-11', 'reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Heads, boxes and controls are stops of Tab; a table that scrolls is one too.',
      evidence: ['keys', 'DT-3', 'DT-10'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Ten kinds of controls in cells, and none keeps the focus.',
      evidence: ['DT-3'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the head that was pressed and on the button of the page.',
      evidence: ['DT-5', 'DT-6', 'DT-8'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'Each column has a head, also where it is not seen.',
      evidence: ['DT-4', 'axe'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'What takes the focus is never under heads that stay in sight.',
      evidence: ['DT-10', 'promises'],
    },
    '2.5.7': { claim: 'Supports', how: 'Nothing is dragged.', evidence: ['DT-1', 'DT-3'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'One column says how it is sorted, and boxes are named by their rows.',
      evidence: ['DT-5', 'DT-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Sorting, pages, loading and failure are each said once, politely; the table is never live.',
      evidence: ['DT-5', 'DT-6', 'DT-13', 'X-5'],
    },
  },
  duties: [
    { what: 'What the rows are, as the name', askedBy: 'type', by: '`label` of DataTable' },
    { what: 'A head for each column', askedBy: 'type', by: '`header` of Column' },
    {
      what: 'A column that names its row',
      askedBy: 'type',
      by: '`Columns`: the first or the second has `isRowHeader`',
    },
    {
      what: 'Names for actions that name the row (“Edit Maya Levin”)',
      askedBy: 'nobody',
      by: 'A control without any name is found by the checks of stories; a name that fits every row is not.',
    },
    {
      what: 'Both orders in words (“newest first”)',
      askedBy: 'nobody',
      by: 'Without `sortLabels` it says ascending and descending.',
    },
    {
      what: 'Numbers and phone numbers in `<bdi dir="ltr">`',
      askedBy: 'nobody',
      by: 'A cell may hold anything.',
    },
  ],
  keyboard: ['DataTable'],
  tree: 'components-datatable--sorted',
  limitations: [
    {
      what: 'Columns cannot be made wider or put in another order.',
      workAround: 'in little room columns leave by `importance`, and a button brings them back.',
    },
    {
      what: 'Only the rows of a page are in the page.',
      workAround: 'the browser’s search finds those; the search of the host finds the others.',
    },
    {
      what: 'Sorting is heard twice with Orca: once from Orca, which sees the head, and once from our message, for readers that say nothing.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['DataTable', 'Pagination'],
  rightToLeft: {
    mirrors: ['the order of columns, start and end of cells'],
    doesNot: ['phone numbers, times, ranges such as 1–25', 'sort arrows: they point along the rows'],
  },
  dos: [
    'Say in `label` what the rows are.',
    'Name the row in the name of each action.',
    'Keep stale rows with `isLoading` and `error`.',
  ],
  donts: [
    'Do not make the table a live region.',
    'Do not put the only action of a row behind hover.',
    'Do not use it for a layout.',
  ],
  broken: [
    { story: 'checks-broken-table--nameless-column', shows: 'A column without a name' },
    { story: 'checks-broken-table--nameless-box', shows: 'A box that does not name its row' },
    { story: 'checks-broken-table--cut-off', shows: 'A table that scrolls and cannot be reached by keys' },
  ],
  manual: 'never',
};
