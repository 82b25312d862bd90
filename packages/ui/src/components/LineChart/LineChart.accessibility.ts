import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'LineChart',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Figure with a native range (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-figure-element',
    why: 'The ARIA Authoring Practices don’t have a chart pattern. The chart is a figure named by its heading, with a generated summary that everyone sees, a native range that reads one date at a time, and a table on request.',
    neighbours: [
      { name: 'Application', whyNot: 'it would disable screen readers’ own keys.' },
      { name: 'Image with a text alternative', whyNot: 'one sentence can’t contain thirty values.' },
      {
        name: 'One tab stop for each point',
        whyNot: 'there could be 90 stops before the content after the chart.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.1.1': {
      claim: 'Supports',
      how: 'There is text with the facts of the chart, a range that reads each value, and a table with every value.',
      evidence: ['LC-2', 'LC-3', 'LC-6', 'LC-21', 'LC-22', 'tree'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'The chart is a figure named by its heading; the table has row and column headers.',
      evidence: ['LC-1', 'LC-6', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Lines differ by marker, dash and an end label, and bars by pattern; a change has an arrow and a word, and an incomplete month is marked in text.',
      evidence: ['LC-8', 'LC-9', 'LC-20'],
    },
    '1.4.2': {
      claim: 'Supports',
      how: 'Sound plays only on request, and Esc or a second press stops it.',
      evidence: ['LC-7'],
    },
    '1.4.5': { claim: 'Supports', how: 'Text in the plot is real text.', evidence: ['LC-13', 'tree'] },
    '1.4.11': {
      claim: 'Supports',
      how: 'Each line and marker has 3:1 against its background; neighboring lines differ by dash, marker and label, also in forced colors.',
      evidence: ['LC-8', 'LC-9', 'forced-colors'],
    },
    '1.4.13': {
      claim: 'Supports',
      how: 'The date under the pointer appears in its own area, covers nothing, and disappears when the pointer leaves.',
      evidence: ['promises'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each date, both extremes, the table and the file can be reached with the keyboard.',
      evidence: ['keys', 'LC-4', 'LC-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab leaves the range; the chart ignores keys with a modifier.',
      evidence: ['keys'],
    },
    '2.2.2': {
      claim: 'Supports',
      how: 'There is no animation; the explorer moves only while someone plays the sound.',
      evidence: ['LC-10', 'motion'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The order is button, explorer, chips; new data doesn’t change the current date.',
      evidence: ['keys', 'LC-14'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The heading names what is counted; the host sets its level.',
      evidence: ['LC-1'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'A tap anywhere in the plot reads the nearest date; nothing requires dragging.',
      evidence: ['promises'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The explorer is a native range with a name and a value text.',
      evidence: ['LC-3', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'New data and failures are announced once; the readout isn’t a live region, so nothing is announced twice.',
      evidence: ['LC-14', 'LC-15', 'X-5'],
    },
  },
  duties: [
    { what: 'The name of what is counted, as the heading', askedBy: 'type', by: '`title` of LineChart' },
    { what: 'A name for each series', askedBy: 'type', by: '`label` of ChartSeries' },
    {
      what: 'The plural of what is counted (“42 calls”)',
      askedBy: 'nobody',
      by: '`describeValue` is optional; without it, the series label and the number are read.',
    },
    {
      what: '`null` for an unknown value, never a zero',
      askedBy: 'nobody',
      by: 'Only the host knows whether a missing number is unknown or zero.',
    },
    {
      what: '`coverage` for a point that covers only part of its period, such as the current month',
      askedBy: 'nobody',
      by: 'Only the host knows when counting stopped.',
    },
    {
      what: '`aggregate` for measured values, such as temperatures, whose sum means nothing',
      askedBy: 'nobody',
      by: 'Only the host knows whether values can be added up; the default is their sum.',
    },
    {
      what: 'A heading level that fits the page',
      askedBy: 'nobody',
      by: '`headingLevel` is optional, with 3 as the default.',
    },
  ],
  keyboard: ['LineChart'],
  tree: 'components-linechart--ready',
  limitations: [
    {
      what: 'We haven’t tested with people whether a range suits them as an explorer.',
      workAround: 'the table has every value.',
    },
    {
      what: 'Neighboring lines don’t have 3:1 against each other, which isn’t possible with three colors or more on one background.',
      workAround: 'put one series in each chart if several charts fit side by side.',
    },
    {
      what: 'With more than two values for each of 400 columns, the path keeps the lowest and the highest value of each column; spoken output, table and file keep every value.',
    },
    { what: 'The table can’t be sorted.', workAround: 'download the file.' },
    {
      what: 'Sound gives the shape of a line, not exact values. We haven’t tested it with people.',
      workAround: 'the explorer and the table have every value.',
    },
    {
      what: 'The pattern of a narrow bar can be cut off, so that bars of several series look alike.',
      workAround: 'use lines for many dates.',
    },
    { what: 'Tested in Chromium only. No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['LineChart'],
  rightToLeft: {
    mirrors: ['time, with the first date on the right', 'the value axis', 'heading, chips and buttons'],
    doesNot: ['digits', 'the arrow of a change', 'markers', 'time, if the host sets `timeDirection="ltr"`'],
  },
  dos: [
    'Use the same marker and color for a series everywhere.',
    'Set `describeValue` with the plurals of the page’s language.',
    'Put several series in one plot only to compare them.',
  ],
  donts: [
    'Don’t pass a zero for an unknown value.',
    'Don’t use green and red for better and worse: a decrease can be good news.',
    'Don’t create a new `series` array in each render: the current date is kept, but the drawing renders again.',
  ],
  broken: [
    {
      story: 'checks-broken-line-chart--explorer-without-name',
      shows: 'An explorer without a name',
    },
    {
      story: 'checks-broken-line-chart--table-that-cannot-be-reached',
      shows: 'A scrolling table that the keyboard can’t reach',
    },
  ],
  manual: 'never',
};
