import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Pagination',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Navigation landmark with buttons',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html',
    why: 'A named landmark. On the first and the last page, the button stays and is marked as unavailable, so that focus isn’t lost.',
    neighbours: [
      {
        name: 'Infinite scrolling',
        whyNot: 'people can’t reach the content after the list, or return to a position.',
      },
      { name: 'Tabs', whyNot: 'the pages of a list aren’t different sections to choose from.' },
      {
        name: 'Links',
        whyNot: 'the page around the list doesn’t change. A host can keep the page number in the URL itself.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A landmark with a list; the current page has `aria-current`.',
      evidence: ['tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The current page has a border in addition to its color.',
      evidence: ['forced-colors'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each button and the page size work with the keyboard.',
      evidence: ['keys'],
    },
    '2.1.2': { claim: 'Supports', how: 'Tab moves through the controls and out.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus stays on the pressed button, also on the first and the last page.',
      evidence: ['keys', 'DT-6'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The name includes what the pages contain.',
      evidence: ['axe', 'lint'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Arrows have names, and unavailable ones have `aria-disabled`.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'After a press, the new page is announced once, politely.',
      evidence: ['DT-6', 'X-5'],
    },
  },
  duties: [
    { what: 'A name that includes what the pages contain', askedBy: 'type', by: '`label` of Pagination' },
    {
      what: 'Different names for two paginations on one page',
      askedBy: 'story',
      by: 'axe finds two landmarks with one name in a story; the host’s own checks find them on its pages',
    },
    {
      what: 'The number of rows, if known',
      askedBy: 'nobody',
      by: 'Without `total`, the last row isn’t named.',
    },
  ],
  keyboard: ['Pagination'],
  tree: 'components-pagination--with-numbers',
  limitations: [
    { what: 'On a Mac, Up and Down open the list of page sizes instead of changing the size.' },
    {
      what: 'If something else changes the page, Pagination doesn’t announce it.',
      workAround: 'the component that changes the page announces it, as DataTable does.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['Pagination'],
  rightToLeft: { mirrors: ['the order and the arrows'], doesNot: ['ranges such as “26–50”'] },
  dos: ['Keep the page number in the URL.', 'Set `total` if the server knows it.'],
  donts: ['Don’t disable a focused button.', 'Don’t move focus when the page changes.'],
  broken: [
    { story: 'checks-broken-pages--arrow-without-name', shows: 'An arrow without a name' },
    {
      story: 'checks-broken-pages--english-names',
      shows: 'A name in plain English that bypasses the dictionary',
    },
  ],
  manual: 'never',
};
