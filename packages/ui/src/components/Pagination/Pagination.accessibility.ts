import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Pagination',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Navigation landmark with buttons',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html',
    why: 'A named landmark; at an end the button stays and says that it is unavailable, so that focus is not lost.',
    neighbours: [
      {
        name: 'Endless scrolling',
        whyNot: 'what follows the list is never reached, and nobody can return to a place.',
      },
      { name: 'Tabs', whyNot: 'pages are no parts that are chosen between.' },
      {
        name: 'Links',
        whyNot: 'the page around stays; a host that keeps the place in the address does so by itself.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A landmark with a list; the current page says so.',
      evidence: ['tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The current page has an edge besides its colour.',
      evidence: ['forced-colors'],
    },
    '2.1.1': { claim: 'Supports', how: 'Each button and the size answer to keys.', evidence: ['keys'] },
    '2.1.2': { claim: 'Supports', how: 'Tab goes through and on.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the button that was pressed, at an end too.',
      evidence: ['keys', 'DT-6'],
    },
    '2.4.6': { claim: 'Supports', how: 'The name says the pages of what.', evidence: ['axe', 'lint'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'Arrows have names, and unavailable ones say so.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'The new place is said once, politely, after a press.',
      evidence: ['DT-6', 'X-5'],
    },
  },
  duties: [
    { what: 'Pages of what, as the name', askedBy: 'type', by: '`label` of Pagination' },
    {
      what: 'Two names for two on one page',
      askedBy: 'story',
      by: 'axe finds two landmarks of one name in a story; on a page of the host its own checks do',
    },
    {
      what: 'How many there are, where it is known',
      askedBy: 'nobody',
      by: 'Without `total` the end is not named.',
    },
  ],
  keyboard: ['Pagination'],
  tree: 'components-pagination--with-numbers',
  limitations: [
    { what: 'On a Mac, Up and Down open the list of sizes in place of choosing.' },
    {
      what: 'A page that something else turned is not said here.',
      workAround: 'whoever turned it says it, as DataTable does.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Pagination'],
  rightToLeft: { mirrors: ['the order, and the arrows'], doesNot: ['ranges such as “26–50”'] },
  dos: ['Keep the place in the address.', 'Give `total` where the server knows it.'],
  donts: ['Do not disable a button that has the focus.', 'Do not move focus when the page has turned.'],
  broken: [
    { story: 'checks-broken-pages--arrow-without-name', shows: 'An arrow without a name' },
    {
      story: 'checks-broken-pages--english-names',
      shows: 'A name in plain English, put past the dictionary',
    },
  ],
  manual: 'never',
};
