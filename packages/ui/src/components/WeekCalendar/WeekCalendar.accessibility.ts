import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'WeekCalendar',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Grid',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    why: 'Half hours are rows with a time as their head, days are columns, and one slot at a time is the stop of Tab. The same week as a list of days is one button away.',
    neighbours: [
      {
        name: 'Table',
        whyNot: 'free slots can be pressed and 196 cells are gone through with arrows; a table has neither.',
      },
      {
        name: 'One stop of Tab for each event',
        whyNot: 'free time would be silent, and a full week would be a hundred stops.',
      },
      { name: 'Application', whyNot: 'it would take the keys of a reader away.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Each slot is a cell with the heads of its row and column; in the list each day is a heading.',
      evidence: ['WC-1', 'WC-8', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'Events stand in the page in the order of start, end and title, whatever order they are given in.',
      evidence: ['WC-6'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Each tone has an icon, a dashed edge or struck-through words besides its colour.',
      evidence: ['WC-18', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Below 768 px the list is the default and reflows at 320 px. The grid, two-dimensional by its nature, scrolls in its own box.',
      evidence: ['reflow-320', 'WC-8'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Slots, events, weeks and months are reached by keys; what is outside the hours opens by a press.',
      evidence: ['keys', 'WC-3', 'WC-15'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab leaves the grid from any slot and from the last event; Esc returns from an event to its slot.',
      evidence: ['keys', 'WC-4'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'One stop of Tab, at the slot that was left or at now; a closed popover gives the focus back.',
      evidence: ['WC-4', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'The slot with the focus is scrolled out from under the days and the hours.',
      evidence: ['promises'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name of an event begins with what is seen of it; words that `renderEvent` draws stand in it in the same order.',
      evidence: ['WC-5', 'WC-20'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'Nothing is dragged.',
      evidence: ['WC-3'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A slot says its day, date, time and what is there; an event says everything by itself.',
      evidence: ['WC-2', 'WC-5', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Another week is said once, politely, with its range, the number of its events and the slot that kept the focus; focus stays.',
      evidence: ['WC-7', 'X-5'],
    },
  },
  duties: [
    { what: 'What is in the calendar, as its name', askedBy: 'type', by: '`label` of WeekCalendar' },
    { what: 'A title for each event', askedBy: 'type', by: '`title` of WeekEvent' },
    {
      what: 'The state of an event in the words of the page, where `tone` is not the ordinary one',
      askedBy: 'nobody',
      by: 'A tone has an icon and an edge; only `cancelled` has a word of its own. `status` may be left out.',
    },
    {
      what: 'Words drawn by `renderEvent`, in the name in the same order',
      askedBy: 'nobody',
      by: 'What a host draws is not read by the component.',
    },
    {
      what: 'The time zone of the business, where it is not the viewer’s',
      askedBy: 'nobody',
      by: 'Without `timeZone` it is the viewer’s, which is often right. The zone is named above the grid.',
    },
  ],
  keyboard: ['WeekCalendar'],
  tree: 'components-weekcalendar--ready',
  limitations: [
    {
      what: 'Events are not moved or made longer here.',
      workAround: 'open the event and change its times in a form.',
    },
    { what: 'Only a week is shown; any other `view` is taken for it.' },
    {
      what: 'The name of a slot holds the titles of the events that begin in it; with many of them it is long.',
    },
    {
      what: 'All-day events that take more than a third of the grid scroll with the hours.',
      workAround: 'the list has them first in each day.',
    },
    { what: 'Whether Enter to go into the events of a slot is found has not been tested with people.' },
    {
      what: 'With Orca the day is said twice when the column changes, and reading all of it in browse mode says the heads and not the slots; with the keys of the grid each slot is said.',
    },
    {
      what: 'After Page Up and Page Down a reader that says new names by itself says the slot twice: as the new name of its cell, and with the week.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['WeekCalendar'],
  rightToLeft: {
    mirrors: ['hours, days and the buttons of the toolbar, unless `direction` says otherwise'],
    doesNot: ['times and ranges such as 15–21', 'the number of what has no room, “+2”'],
  },
  dos: [
    'Say `status` in words for whatever is not ordinary.',
    'Remember which presentation a person chose.',
    'Pass `now` and `timeZone` from a server.',
  ],
  donts: [
    'Do not use it to choose a date: that is DateField.',
    'Do not tell states by colour alone in `renderEvent`.',
    'Do not leave out events outside the hours: they are counted at the edge.',
  ],
  broken: [
    {
      story: 'checks-broken-weekcalendar--events-in-no-cell',
      shows: 'An event that lies in a row and in no cell',
    },
  ],
  manual: 'never',
};
