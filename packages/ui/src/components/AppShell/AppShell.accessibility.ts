import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'AppShell',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Landmark regions',
    href: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    why: 'A way past the navigation, banner, navigation, main content and footer; when the page changes focus goes to its heading.',
    neighbours: [
      { name: 'Application', whyNot: 'it would take the keys of a reader away.' },
      {
        name: 'A live region for page changes',
        whyNot: 'focus on the heading tells where one is, and reading goes on from there.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'One of each landmark, as elements.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.3.4': {
      claim: 'Supports',
      how: 'Nothing asks for one orientation.',
      evidence: ['reflow-320', 'journeys'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'At 320 px everything stands in one column; in very low windows the bar scrolls away.',
      evidence: ['reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'F6 goes from landmark to landmark, Alt+F6 to the content.',
      evidence: ['keys', 'SB-1'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes through sidebar and page and on.',
      evidence: ['journeys', 'keys'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'The first stop of Tab leads past the navigation.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A new page takes focus to its heading.',
      evidence: ['journeys', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'What takes focus is not left under the bar.',
      evidence: ['focus', 'journeys'],
    },
    '3.2.3': {
      claim: 'Supports',
      how: 'The same frame around each page, in the same order.',
      evidence: ['journeys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Landmarks with names where there is more than one of a kind.',
      evidence: ['tree', 'axe'],
    },
  },
  duties: [
    {
      what: 'One heading of level 1 in each page',
      askedBy: 'nobody',
      by: 'Page brings one by type; a page of the host’s own may lack it, and then focus goes to the content.',
    },
    {
      what: 'The address of the page as `pageKey`, changed when the new page is drawn',
      askedBy: 'nobody',
      by: 'Only the router knows it.',
    },
    {
      what: 'A title of the document for each page (WCAG 2.4.2)',
      askedBy: 'nobody',
      by: 'It belongs to the router of the host.',
    },
  ],
  keyboard: ['AppShell'],
  tree: 'components-appshell--ready',
  limitations: [
    {
      what: 'The heading is looked for at the moment when `pageKey` changes.',
      workAround: 'change it when the new page is drawn.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['AppShell', 'Sidebar', 'Toast'],
  rightToLeft: {
    mirrors: ['the sidebar, the way past it, and the menu button stand at the right'],
    doesNot: ['all keys'],
  },
  dos: ['Give `pageKey` the address of the page.', 'Use `banner` for news about the whole product.'],
  donts: [
    'Do not put a second main content into it.',
    'Do not repeat the heading of the page in `title` where the page shows its own.',
  ],
  broken: [{ story: 'checks-broken-shell--two-contents', shows: 'A page with two main contents' }],
  manual: 'never',
};
