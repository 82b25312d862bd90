import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TableSorting',
  kind: 'composite',
  stated: '2026-11-27',
  pattern: {
    name: 'Sortable table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    why: 'The headers of DataTable sort. A popover with native selects does the same without Shift.',
    neighbours: [
      {
        name: 'aria-sort on every sorted column',
        whyNot:
          'ARIA advises against more than one header at a time. The button of each other column contains its place as text.',
      },
      {
        name: 'Menu',
        whyNot: 'each list has one selected value, which a native select announces and a menu item doesn’t.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The first column has `aria-sort`. The button of each other sorted column contains its place and direction as text.',
      evidence: ['keys', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Sorted columns have an arrow and, if there are several, a number.',
      evidence: ['forced-colors', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter and Space sort by a column, and with Shift add it. The menu opens with the keyboard, and its lists are native.',
      evidence: ['keys', 'promises'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the pressed header, and in the list whose value changed.',
      evidence: ['keys', 'promises'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'A choice in the menu sorts the rows, doesn’t move focus and doesn’t close the menu.',
      evidence: ['promises'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Each list is a native select with a label. The place of a column isn’t part of the header’s name.',
      evidence: ['promises', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Each change is announced once, politely, with all columns in order and the number of rows.',
      evidence: ['promises'],
    },
  },
  duties: [
    {
      what: '`TableSortMenu` in the `actions` of the table, for touch and for screen readers that keep Shift',
      askedBy: 'nobody',
      by: 'The hook can’t know what the host renders.',
    },
    {
      what: 'Both sort orders in words (“newest first”)',
      askedBy: 'nobody',
      by: 'Without `sortLabels`, the announcement is ascending or descending.',
    },
    {
      what: 'The number of all rows in `total`, if the server sorts',
      askedBy: 'nobody',
      by: 'Without it, the announcement counts the rows that are loaded.',
    },
    { what: 'What the table must have', askedBy: 'type', by: '`DataTable`: see its page' },
  ],
  keyboard: ['TableSorting'],
  tree: 'components-tablesorting--several',
  limitations: [
    {
      what: 'A screen reader that navigates by table commands announces the sort order of the first column only.',
      workAround: 'the button of each other column contains its place.',
    },
    {
      what: 'Nothing on the page says that Shift adds a column.',
      workAround: 'the menu shows that there can be several.',
    },
    { what: 'The menu sorts by up to three columns. Headers have no limit.' },
    { what: 'Orca wasn’t recorded with it. The recording of DataTable sorts by one column.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['TableSorting', 'DataTable'],
  rightToLeft: {
    mirrors: ['the order of columns; the menu opens from the end of its button'],
    doesNot: ['sort arrows: they point along the rows'],
  },
  dos: ['Always render `TableSortMenu` too.', 'Set `allowsUnsorted` if the original order means something.'],
  donts: ['Don’t use it where one column is enough: `DataTable` sorts without it.'],
  broken: [{ story: 'checks-broken-table--nameless-column', shows: 'A column without a name' }],
  manual: 'never',
};
