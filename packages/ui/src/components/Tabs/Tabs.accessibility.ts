import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Tabs',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Tabs',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
    why: 'Parts of the same thing, one open at a time. Arrows open as they move, or with `isManual` only move.',
    neighbours: [
      { name: 'Links', whyNot: 'the parts have no address of their own; where they have, they are links.' },
      {
        name: 'Radio buttons',
        whyNot: 'those answer a question; two presentations of one thing are a SegmentedControl.',
      },
      {
        name: 'Accordion',
        whyNot:
          'several parts would be open beside each other. `isStacked` opens all of them below headings.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A list of tabs with a name, each tied to its panel.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The open tab has a thick line besides its colour; a count has its words.',
      evidence: ['forced-colors', 'TF-2'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Arrows, Home and End; Enter and Space where arrows do not open.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes from the tabs into the open panel and on.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'One stop of Tab, at the open tab; the panel comes next.',
      evidence: ['keys'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The row and each tab have a name by type.',
      evidence: ['axe', 'lint'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name of a tab begins with what is seen; a picture at its end has its words in `endLabel`.',
      evidence: ['TF-2', 'axe'],
    },
    '3.2.1': {
      claim: 'Supports',
      how: 'Focus opens a panel that is at hand, as the pattern has it; with `isManual` it changes nothing.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Tabs, panels, and which one is open, as the browser hands them on.',
      evidence: ['tree', 'axe'],
    },
  },
  duties: [
    { what: 'What the tabs are parts of, as their name', askedBy: 'type', by: '`label` of Tabs' },
    { what: 'A label for each tab', askedBy: 'type', by: '`label` of TabItem' },
    {
      what: 'Words for what stands at the end of a tab',
      askedBy: 'nobody',
      by: '`endLabel` may be left out: what stands there may be words of its own elsewhere.',
    },
    {
      what: '`isManual` where a panel loads slowly or holds input',
      askedBy: 'nobody',
      by: 'Only the host knows what its panels do.',
    },
  ],
  keyboard: ['Tabs'],
  tree: 'components-tabs--with-counts',
  limitations: [
    {
      what: 'Tabs that do not fit scroll sideways.',
      workAround: '`isStacked` puts all of them below headings.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: { none: 'It has no words of its own.' },
  rightToLeft: {
    mirrors: ['the order of the tabs, and the side they scroll from'],
    doesNot: ['Up and Down of tabs that stand under each other'],
  },
  dos: ['Name what the tabs are parts of.', 'Bind the open tab to the address with `value` and `onChange`.'],
  donts: [
    'Do not put a form across tabs: that is TabbedForm, which finds the errors in closed ones.',
    'Do not use them for places: those are links.',
  ],
  broken: [
    { story: 'checks-broken-tabs--without-panel', shows: 'An open tab without its panel' },
    { story: 'checks-broken-tabs--without-list', shows: 'A tab outside a list of tabs' },
  ],
  manual: 'never',
};
