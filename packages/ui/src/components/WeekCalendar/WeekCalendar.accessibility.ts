import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'WeekCalendar',
  kind: 'signature',
  stated: '2026-11-26',
  pattern: {
    name: 'Grid',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    why: 'Rows are half hours with a time as row header, columns are days, and one slot at a time is the tab stop. In a month rows are weeks and cells are days. One button shows the same days as a list.',
    neighbours: [
      {
        name: 'Table',
        whyNot: 'free slots can be pressed and arrow keys move through 196 cells; a table has neither.',
      },
      {
        name: 'One tab stop for each event',
        whyNot: 'free time would not be announced, and a full week would have a hundred tab stops.',
      },
      { name: 'Application', whyNot: 'it would disable the keys of the screen reader.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Each slot is a cell with row and column headers, each day of a month a cell with a column header; in the list each day has a heading.',
      evidence: ['WC-1', 'WC-8', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'DOM order is by start, end and title, regardless of the order of `events`.',
      evidence: ['WC-6'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Each tone has an icon, a dashed border or struck-through text in addition to its color. Each group has a pattern and a label. Days off have stripes and a name, and bars that go on have an arrow.',
      evidence: ['WC-18', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Below 768 px the list is the default and reflows at 320 px. A month then has the number of events of each day, and fits. The grid of hours is two-dimensional and scrolls in its own container.',
      evidence: ['reflow-320', 'WC-8'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Keys reach slots, events, weeks and months; buttons open the events outside the hours.',
      evidence: ['keys', 'WC-3', 'WC-15'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab leaves the grid from any slot and from the last event; Esc returns from an event to its slot.',
      evidence: ['keys', 'WC-4'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'One tab stop, at the last focused slot or at now; a closed popover returns focus.',
      evidence: ['WC-4', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'The focused slot scrolls out from under the days and the hours, and an event that is moved to a place above the bar of `editing`.',
      evidence: ['promises'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name of an event begins with its visible text; text from `renderEvent` must be in it in the same order.',
      evidence: ['WC-5', 'WC-20'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'Without `editing` there is no dragging. With it, keys and single clicks on buttons or slots do the same.',
      evidence: ['WC-9'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The name of a slot has its day, date, time and events; the name of an event is complete out of context.',
      evidence: ['WC-2', 'WC-5', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Another week is announced once, politely, with its range, its number of events and the slot that kept focus; focus stays.',
      evidence: ['WC-7', 'X-5'],
    },
  },
  duties: [
    { what: 'A name for the content of the calendar', askedBy: 'type', by: '`label` of WeekCalendar' },
    { what: 'A title for each event', askedBy: 'type', by: '`title` of WeekEvent' },
    {
      what: 'The status of an event in the language of the page, if its `tone` isn’t the default',
      askedBy: 'nobody',
      by: 'A tone has an icon and a border; only `cancelled` has a text of its own. `status` is optional.',
    },
    {
      what: 'Text from `renderEvent` that is in the name in the same order',
      askedBy: 'nobody',
      by: 'The component can’t read what the host renders.',
    },
    {
      what: 'The time zone of the business, if it isn’t the viewer’s',
      askedBy: 'nobody',
      by: 'The default is the viewer’s, which is often right. The zone is named above the grid.',
    },
  ],
  keyboard: ['WeekCalendar', 'WeekCalendarEditing'],
  tree: 'components-weekcalendar--ready',
  limitations: [
    {
      what: 'With `editing`, the start of an event can be changed with the pointer only, and events in a “+2” popover can’t be moved.',
      workAround: 'move the event and then change its length; use the list.',
    },
    { what: 'With `editing`: not tested with a real finger, and not with people.' },
    {
      what: 'In a month, an event over the end of a week is a bar in each of the weeks, and each bar has the whole name.',
    },
    {
      what: 'The names of slots don’t have the date of the second calendar; the head of the column does.',
    },
    {
      what: 'The month hasn’t been tested with Orca or another screen reader.',
    },
    {
      what: 'The name of a slot includes the titles of the events that start in it; with many events it is long.',
    },
    {
      what: 'All-day events that take more than a third of the grid scroll with the hours.',
      workAround: 'the list has them first in each day.',
    },
    { what: 'Not tested with people: whether they discover that Enter moves to the events of a slot.' },
    {
      what: 'Orca announces the day twice when the column changes, and say-all in browse mode reads the headers but not the slots; with the grid’s keys each slot is announced.',
    },
    {
      what: 'After Page Up and Page Down, a screen reader that announces name changes reads the slot twice: as the new name of its cell, and with the week.',
    },
    { what: 'Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: ['WeekCalendar', 'WeekCalendarList', 'WeekCalendarEditing'],
  rightToLeft: {
    mirrors: ['hours, days and the toolbar buttons, unless `direction` overrides it'],
    doesNot: ['times and ranges such as 15–21', 'the number of overflowing events, “+2”'],
  },
  dos: [
    'Set `status` for every tone other than the default.',
    'Remember which presentation a person chose.',
    'Pass `now` and `timeZone` from a server.',
  ],
  donts: [
    'Don’t use it to choose a date: use DateField.',
    'Don’t show states by color alone in `renderEvent`.',
    'Don’t omit events outside the hours: they are counted at the edge.',
  ],
  broken: [
    {
      story: 'checks-broken-weekcalendar--events-in-no-cell',
      shows: 'An event in a row outside every cell',
    },
  ],
  manual: 'never',
};
