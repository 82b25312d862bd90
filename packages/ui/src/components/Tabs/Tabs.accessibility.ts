import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Tabs',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Tabs',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
    why: 'Parts of one subject, one open at a time. Arrow keys open tabs as they move; with `isManual` they only move.',
    neighbours: [
      { name: 'Links', whyNot: 'the parts have no URL of their own; parts that have one are links.' },
      {
        name: 'Radio buttons',
        whyNot: 'radio buttons answer a question; for two views of the same data, use a SegmentedControl.',
      },
      {
        name: 'Accordion',
        whyNot: 'several parts would be open at once. `isStacked` opens all of them under headings.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The tab list has a name, and each tab is associated with its panel.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The open tab has a thick line in addition to its color; a count has a text alternative.',
      evidence: ['forced-colors', 'TF-2'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Arrow keys, Home and End; Enter and Space where arrow keys don’t open tabs.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes from the tabs into the open panel and on.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The open tab is the only tab stop; the panel comes next.',
      evidence: ['keys'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The types require a name for the tab list and for each tab.',
      evidence: ['axe', 'lint'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'A tab’s name begins with its visible label; `endLabel` describes the content at its end.',
      evidence: ['TF-2', 'axe'],
    },
    '3.2.1': {
      claim: 'Supports',
      how: 'Focus opens a panel, as in the pattern; with `isManual` it changes nothing.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The accessibility tree has the tabs, the panels and the selected tab.',
      evidence: ['tree', 'axe'],
    },
  },
  duties: [
    { what: 'A name for the subject that the tabs are parts of', askedBy: 'type', by: '`label` of Tabs' },
    { what: 'A label for each tab', askedBy: 'type', by: '`label` of TabItem' },
    {
      what: 'Text for the content at the end of a tab',
      askedBy: 'nobody',
      by: '`endLabel` is optional, since the content might be described elsewhere.',
    },
    {
      what: '`isManual` where a panel loads slowly or contains fields',
      askedBy: 'nobody',
      by: 'Only the host knows what its panels do.',
    },
  ],
  keyboard: ['Tabs'],
  tree: 'components-tabs--with-counts',
  limitations: [
    {
      what: 'Tabs that don’t fit scroll sideways.',
      workAround: '`isStacked` shows all of them under headings.',
    },
    { what: 'Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: { none: 'It has no strings of its own.' },
  rightToLeft: {
    mirrors: ['the order of the tabs and the side they scroll from'],
    doesNot: ['Up and Down in vertical tabs'],
  },
  dos: ['Name the subject of the tabs.', 'Keep the open tab in the URL with `value` and `onChange`.'],
  donts: [
    'Don’t spread a form over tabs: use TabbedForm, which finds errors in closed tabs.',
    'Don’t use them for navigation: use links.',
  ],
  broken: [
    { story: 'checks-broken-tabs--without-panel', shows: 'An open tab without its panel' },
    { story: 'checks-broken-tabs--without-list', shows: 'A tab outside a tab list' },
  ],
  manual: 'never',
};
