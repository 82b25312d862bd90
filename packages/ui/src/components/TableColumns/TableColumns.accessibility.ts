import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TableColumns',
  kind: 'composite',
  stated: '2026-11-27',
  pattern: {
    name: 'Toolbar',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
    why: 'A list in a popover. Each column has a checkbox and a toolbar, which is one tab stop.',
    neighbours: [
      {
        name: 'Window splitter',
        whyNot: 'screen readers on touch screens change a slider, but not a separator.',
      },
      { name: 'Drag and drop', whyNot: 'it needs dragging, or a mode of its own with the keyboard.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Cells keep their headers in every order, and the row header can’t be hidden.',
      evidence: ['DT-9', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'The order in the DOM is the one that people see.',
      evidence: ['DT-9', 'tree'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The button of a pinned column has a border, and pinned columns end with a line.',
      evidence: ['forced-colors'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Every change is possible with buttons and checkboxes. The handles of a table are sliders.',
      evidence: ['keys', 'DT-9'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab leaves each toolbar, and after the last control the list.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the pressed button, also if its column moves or nothing is left to do.',
      evidence: ['DT-9'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The name of each button and handle contains the column.',
      evidence: ['DT-9', 'tree'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'A control under a pinned column scrolls into view when it gets focus.',
      evidence: ['DT-9'],
    },
    '2.5.1': {
      claim: 'Supports',
      how: 'No change needs several fingers or a path.',
      evidence: ['DT-9'],
    },
    '2.5.2': {
      claim: 'Supports',
      how: 'A drag ends when the pointer is released. Dragging back, or Reset, undoes it.',
      evidence: ['DT-9'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'The list has a button for each change that is also possible by dragging.',
      evidence: ['DT-9'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Handles are sliders with a value in pixels, Pin is a toggle button, and buttons without effect have `aria-disabled`.',
      evidence: ['tree', 'axe', 'broken', 'DT-9'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Each change is announced once, politely, with the new position, number or width.',
      evidence: ['DT-9', 'X-5'],
    },
  },
  duties: [
    {
      what: '`TableColumnsMenu` near the table',
      askedBy: 'nobody',
      by: 'Without it, only widths can be changed.',
    },
    {
      what: 'A header for each column, also if it is hidden visually',
      askedBy: 'type',
      by: '`header` of Column',
    },
  ],
  keyboard: ['TableColumns'],
  tree: 'components-tablecolumns--changed',
  limitations: [
    {
      what: 'In a DataGrid, handles only work with a pointer.',
      workAround: 'the list has buttons for the width.',
    },
    { what: 'A change that the app makes isn’t announced.', workAround: 'the app announces it.' },
    { what: 'Each handle of a table is a tab stop.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['TableColumns'],
  rightToLeft: {
    mirrors: ['the order of columns, the side of pinned columns, the handles and their arrow keys'],
    doesNot: ['the arrows in the list: it is vertical'],
  },
  dos: ['Store the changes, so that people make them once.', 'Show the columns that most people need first.'],
  donts: ['Don’t hide columns that people need to understand a row.', 'Don’t pin more than two columns.'],
  broken: [
    {
      story: 'checks-broken-slider--untied-label',
      shows: 'A slider whose label isn’t associated, as a handle without a name would be',
    },
  ],
  manual: 'never',
};
