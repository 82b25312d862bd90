import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'LineChart',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Figure with a native range (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-figure-element',
    why: 'There is no chart pattern in the ARIA Authoring Practices. It is a figure named by its heading, a generated summary, a native range that reads one date after the other, and a table on request.',
    neighbours: [
      { name: 'Application', whyNot: 'it would take the keys of a reader away.' },
      { name: 'Image with a text', whyNot: 'one sentence cannot hold thirty values.' },
      {
        name: 'One stop of Tab for each point',
        whyNot: 'ninety stops before what follows the chart.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.1.1': {
      claim: 'Supports',
      how: 'A summary in words, a range that reads each value, and a table with all of them.',
      evidence: ['LC-2', 'LC-3', 'LC-6', 'tree'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'A figure with its heading; the table has heads for rows and columns.',
      evidence: ['LC-1', 'LC-6', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Lines differ by marker, dash and a label at their end; a change is an arrow and a word, and a month that has not ended says so.',
      evidence: ['LC-8', 'LC-9', 'LC-20'],
    },
    '1.4.5': { claim: 'Supports', how: 'Text in the plot is text.', evidence: ['LC-13', 'tree'] },
    '1.4.11': {
      claim: 'Supports',
      how: 'Each line and marker has 3:1 against its ground; lines beside each other are told apart by dash, marker and label, in forced colours too.',
      evidence: ['LC-8', 'LC-9', 'forced-colors'],
    },
    '1.4.13': {
      claim: 'Supports',
      how: 'What the pointer shows stands in a place of its own, covers nothing, and goes when the pointer leaves.',
      evidence: ['promises'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each date, both extremes, the table and the file are reached by keys.',
      evidence: ['keys', 'LC-4', 'LC-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab leaves the range; keys with a modifier are left to the browser.',
      evidence: ['keys'],
    },
    '2.2.2': {
      claim: 'Supports',
      how: 'Nothing moves by itself, nothing is drawn in.',
      evidence: ['LC-10', 'motion'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Button, explorer, chips; new data leave the reader at the same date.',
      evidence: ['keys', 'LC-14'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The heading says what is counted; its level fits the page.',
      evidence: ['LC-1'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'A tap anywhere in the plot reads the nearest date; nothing needs dragging.',
      evidence: ['promises'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The explorer is a native range with a name and a value in words.',
      evidence: ['LC-3', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'New data and failures are said once; the readout is no live region, so nothing is said twice.',
      evidence: ['LC-14', 'LC-15', 'X-5'],
    },
  },
  duties: [
    { what: 'What is counted, as the heading', askedBy: 'type', by: '`title` of LineChart' },
    { what: 'A name for each series', askedBy: 'type', by: '`name` of ChartSeries' },
    {
      what: 'The plural of what is counted (“42 calls”)',
      askedBy: 'nobody',
      by: '`describeValue` may be left out; then the number is read alone.',
    },
    {
      what: '`null` for what is not known, and never a zero',
      askedBy: 'nobody',
      by: 'Only the host knows which of the two a missing number is.',
    },
    {
      what: '`coverage` for what counts only a part of its time, such as the present month',
      askedBy: 'nobody',
      by: 'Only the host knows until when was counted.',
    },
    {
      what: 'A level of heading that fits the page',
      askedBy: 'nobody',
      by: '`headingLevel` is 3 unless the host says otherwise.',
    },
  ],
  keyboard: ['LineChart'],
  tree: 'components-linechart--ready',
  limitations: [
    {
      what: 'Whether a range suits people as an explorer has not been tested with people.',
      workAround: 'the table has every value.',
    },
    {
      what: 'Neighbouring lines are not 3:1 against each other, which no three colours on one ground can be.',
      workAround: 'one series in a chart where several can stand side by side.',
    },
    {
      what: 'Beyond two values for each of 400 columns the path keeps the lowest and the highest of each column; speech, table and file keep every value.',
    },
    { what: 'The table cannot be sorted.', workAround: 'download the file.' },
    { what: 'The line cannot be played as sound: later.' },
    { what: 'Only Chromium has been looked at. No screen reader was tried by a person.' },
  ],
  dictionaries: ['LineChart'],
  rightToLeft: {
    mirrors: ['time, with the first date at the right', 'the value axis', 'heading, chips and buttons'],
    doesNot: [
      'digits',
      'the arrow of a change',
      'markers',
      'time, where the host says `timeDirection="ltr"`',
    ],
  },
  dos: [
    'Keep marker and colour of a series everywhere.',
    'Give `describeValue` with the plurals of the page’s language.',
    'Put several series in one plot only to compare them.',
  ],
  donts: [
    'Do not send a zero for what is not known.',
    'Do not say better or worse by green and red: fewer may be good.',
    'Do not make `series` anew with each render: the place of the reader is kept, and all is drawn again.',
  ],
  broken: [
    {
      story: 'checks-broken-line-chart--explorer-without-name',
      shows: 'An explorer of dates without a name',
    },
    {
      story: 'checks-broken-line-chart--table-that-cannot-be-reached',
      shows: 'A table that scrolls beyond the reach of the keyboard',
    },
  ],
  manual: 'never',
};
