import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'TabbedForm',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Tabs with manual activation',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/',
    why: 'A form whose parts are tabs. Closed panels stay in the page and are checked; a summary names what is wrong in which tab. In little room the tabs are headings with all of it open.',
    neighbours: [
      {
        name: 'Tabs that open with the arrows',
        whyNot: 'moving along the tabs would change what is seen at each step.',
      },
      {
        name: 'Accordion',
        whyNot:
          'parts of one form are chosen between, not opened beside each other. In little room nothing is closed at all.',
      },
      { name: 'A wizard with steps', whyNot: 'the parts have no order, and each can be saved alone.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Tabs and panels are tied; in little room each part has a heading; errors stand in lists by tab.',
      evidence: ['TF-5', 'TF-9', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'A tab with errors has an icon, a number and words, besides its colour.',
      evidence: ['TF-1', 'TF-2', 'forced-colors'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'Where the tabs do not fit, all is open below headings, and nothing scrolls sideways.',
      evidence: ['TF-9', 'reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Arrows go along the tabs, Enter and Space open; the summary is links.',
      evidence: ['keys', 'TF-10', 'TF-11'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes from the tabs into the panel and on to the buttons.',
      evidence: ['keys'],
    },
    '2.4.2': {
      claim: 'Supports',
      how: 'After a refused save the title of the page begins with the word for error.',
      evidence: ['TF-8'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A refused save moves focus to the summary, or to the only wrong field; a link of it opens the tab and goes to the field.',
      evidence: ['TF-6', 'TF-7', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'What takes the focus is scrolled out from under the bar of buttons.',
      evidence: ['promises', 'TF-7'],
    },
    '3.2.2': {
      claim: 'Supports',
      how: 'Arrows open nothing; a value typed changes no tab.',
      evidence: ['TF-10', 'TF-12'],
    },
    '3.3.1': {
      claim: 'Supports',
      how: 'Each wrong field says so in words, so does the summary, and each tab counts its own.',
      evidence: ['TF-1', 'TF-5', 'TF-16', 'OT-8'],
    },
    '3.3.2': {
      claim: 'Supports',
      how: 'Fields have labels by type, with hints beside them.',
      evidence: ['OT-8', 'axe'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The sentence of an error, which the host writes, stands at its field and in the summary.',
      evidence: ['TF-5', 'OT-8'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'All is checked before it is sent, and leaving unsaved changes asks first.',
      evidence: ['TF-13', 'TF-16', 'OT-3'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A tab’s name holds its number of errors and its unsaved changes; the tab itself is never invalid.',
      evidence: ['TF-2', 'TF-13', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A save that worked is said once, politely; a refused one is told by focus, with no alert beside it.',
      evidence: ['TF-8', 'TF-14', 'X-5'],
    },
  },
  duties: [
    {
      what: 'A name for the row of tabs, and for each tab',
      askedBy: 'type',
      by: '`label` of TabbedForm and of FormTab',
    },
    {
      what: 'A label for each field',
      askedBy: 'type',
      by: '`label` of every field of the library; `story` checks find a native one without',
    },
    {
      what: 'A `name` for each field that is checked',
      askedBy: 'nobody',
      by: 'A field without a name is not part of what is sent; errors for a name that nobody has are said in the summary.',
    },
    {
      what: 'Errors that are sentences and say what to do',
      askedBy: 'nobody',
      by: 'A program cannot judge a sentence.',
    },
    {
      what: 'Never the same question in two tabs (WCAG 3.3.7)',
      askedBy: 'nobody',
      by: 'Only the host knows what is asked.',
    },
  ],
  keyboard: ['TabbedForm'],
  tree: 'components-tabbedform--failed',
  limitations: [
    { what: 'Plurals are right in the languages of the dictionary only.' },
    {
      what: 'That focus without an alert is enough to tell of a refused save has not been tested with people.',
    },
    { what: 'Orca says neither the name of the row of tabs nor which one is open; the tree has both.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['TabbedForm', 'Form', 'Field'],
  rightToLeft: { mirrors: ['tabs, summary, fields and buttons'], doesNot: ['numbers in the names of tabs'] },
  dos: [
    'Give each field a `name`, and read all of them at once in `onSubmit`.',
    'Bind the open tab to the address with `tab` and `onTabChange`.',
    'Turn on `showEditedBadges` where there is an UnsavedChangesGuard.',
  ],
  donts: [
    'Do not put a form that fits on a page into tabs.',
    'Do not unmount closed tabs: their errors would be silent.',
    'Do not announce errors yourself as well: moving the focus is the announcement.',
  ],
  broken: [
    { story: 'components-tabbedform--broken', shows: 'A tab outside a row of tabs' },
    {
      story: 'checks-broken-form--summary-without-heading',
      shows: 'A summary of errors with an empty heading',
    },
    { story: 'checks-broken-tabs--without-panel', shows: 'An open tab without its panel' },
  ],
  manual: 'never',
};
