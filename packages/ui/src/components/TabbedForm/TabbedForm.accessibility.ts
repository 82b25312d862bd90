import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TabbedForm',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Tabs with manual activation',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/',
    why: 'A form whose sections are tabs. Closed panels stay in the page and are validated; a summary lists the errors by tab. In a narrow container the tabs become headings with every section open.',
    neighbours: [
      {
        name: 'Tabs with automatic activation',
        whyNot: 'moving along the tabs with arrow keys would change the content at each step.',
      },
      {
        name: 'Accordion',
        whyNot:
          'people switch between sections of one form; they don’t need two open. In a narrow container nothing is closed.',
      },
      { name: 'A wizard with steps', whyNot: 'the sections have no order and can be saved separately.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Tabs and panels are associated; in a narrow container each section has a heading; errors are in lists by tab.',
      evidence: ['TF-5', 'TF-9', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'A tab with errors has an icon, a number and text, in addition to its color.',
      evidence: ['TF-1', 'TF-2', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Where the tabs don’t fit, everything is open under headings, and nothing scrolls sideways.',
      evidence: ['TF-9', 'reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Arrow keys move along the tabs, Enter and Space open one; the summary consists of links.',
      evidence: ['keys', 'TF-10', 'TF-11'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes from the tabs into the panel and on to the buttons.',
      evidence: ['keys'],
    },
    '2.4.2': {
      claim: 'Supports',
      how: 'After a rejected save the page title begins with “Error”, in the language of the page.',
      evidence: ['TF-8'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A rejected save moves focus to the summary, or to the only invalid field; a summary link opens the tab and focuses the field.',
      evidence: ['TF-6', 'TF-7', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'The focused element scrolls out from under the button bar.',
      evidence: ['promises', 'TF-7'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Arrow keys don’t open tabs, and entering a value doesn’t switch tabs.',
      evidence: ['TF-10', 'TF-12'],
    },
    '3.3.1': {
      claim: 'Supports',
      how: 'Each invalid field and the summary describe the error in text, and each tab shows its error count.',
      evidence: ['TF-1', 'TF-5', 'TF-16', 'OT-8'],
    },
    '3.3.2': {
      claim: 'Supports',
      how: 'The types require a label for each field; hints are next to the fields.',
      evidence: ['OT-8', 'axe'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The error message, which the host writes, is at its field and in the summary.',
      evidence: ['TF-5', 'OT-8'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'All values are validated before submit, and leaving with unsaved changes asks for confirmation.',
      evidence: ['TF-13', 'TF-16', 'OT-3'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A tab’s name includes its error count and unsaved changes; the tab itself is never marked invalid.',
      evidence: ['TF-2', 'TF-13', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A successful save is announced once, politely; a rejected one moves focus, without an alert.',
      evidence: ['TF-8', 'TF-14', 'X-5'],
    },
  },
  duties: [
    {
      what: 'A name for the tab list and for each tab',
      askedBy: 'type',
      by: '`label` of TabbedForm and of FormTab',
    },
    {
      what: 'A label for each field',
      askedBy: 'type',
      by: '`label` of every library field; the story checks find native fields without a label',
    },
    {
      what: 'A `name` for each validated field',
      askedBy: 'nobody',
      by: 'A field without a name isn’t submitted; errors for an unknown name appear in the summary only.',
    },
    {
      what: 'Errors that are sentences and explain what to do',
      askedBy: 'nobody',
      by: 'A program can’t judge a sentence.',
    },
    {
      what: 'Never the same question in two tabs (WCAG 3.3.7)',
      askedBy: 'nobody',
      by: 'Only the host knows what its fields ask for.',
    },
  ],
  keyboard: ['TabbedForm'],
  tree: 'components-tabbedform--failed',
  limitations: [
    { what: 'Plurals are correct only in the languages of the dictionary.' },
    {
      what: 'Not tested with people: whether moving focus without an alert is enough to report a rejected save.',
    },
    { what: 'Orca announces neither the tab list’s name nor which tab is open; the tree has both.' },
    { what: 'Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: ['TabbedForm', 'Form', 'Field'],
  rightToLeft: { mirrors: ['tabs, summary, fields and buttons'], doesNot: ['numbers in tab names'] },
  dos: [
    'Give each field a `name`, and read all of them at once in `onSubmit`.',
    'Keep the open tab in the URL with `tab` and `onTabChange`.',
    'Set `showEditedBadges` if the page has an UnsavedChangesGuard.',
  ],
  donts: [
    'Don’t use tabs for a form that fits on one page.',
    'Don’t unmount closed tabs: their errors would be lost.',
    'Don’t also announce errors: moving focus is the announcement.',
  ],
  broken: [
    { story: 'components-tabbedform--broken', shows: 'A tab outside a tab list' },
    {
      story: 'checks-broken-form--summary-without-heading',
      shows: 'An error summary with an empty heading',
    },
    { story: 'checks-broken-tabs--without-panel', shows: 'An open tab without its panel' },
  ],
  manual: 'never',
};
