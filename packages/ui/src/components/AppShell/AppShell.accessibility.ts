import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'AppShell',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Landmark regions',
    href: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    why: 'A skip link, banner, navigation, main content and footer. When the page changes, focus moves to its heading.',
    neighbours: [
      { name: 'Application', whyNot: 'it would disable screen reader shortcuts.' },
      {
        name: 'A live region for page changes',
        whyNot: 'focus on the heading announces the page, and reading continues from there.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Each landmark exists once and is a native element.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.3.4': {
      claim: 'Supports',
      how: 'Nothing requires a specific orientation.',
      evidence: ['reflow-320', 'journeys'],
    },
    '1.4.10': {
      claim: 'Supports',
      how: 'At 320 px, everything is in one column. In very short windows, the bar scrolls away.',
      evidence: ['reflow-320'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'F6 moves between landmarks, Alt+F6 moves to the main content.',
      evidence: ['keys', 'SB-1'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves through the sidebar and the page, and then leaves them.',
      evidence: ['journeys', 'keys'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'The first Tab stop is a skip link past the navigation.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'When the page changes, focus moves to its heading.',
      evidence: ['journeys', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'The bar doesn’t cover the focused element.',
      evidence: ['focus', 'journeys'],
    },
    '3.2.3': {
      claim: 'Supports',
      how: 'Every page has the same frame, in the same order.',
      evidence: ['journeys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Landmarks have names where there is more than one of a kind.',
      evidence: ['tree', 'axe'],
    },
  },
  duties: [
    {
      what: 'One level 1 heading on each page',
      askedBy: 'nobody',
      by: 'Page requires one by type. Without one, focus moves to the main region.',
    },
    {
      what: 'The path of the page as `pageKey`, changed when the new page renders',
      askedBy: 'nobody',
      by: 'Only the router knows it.',
    },
    {
      what: 'A document title for each page (WCAG 2.4.2)',
      askedBy: 'nobody',
      by: 'The app’s router sets it.',
    },
  ],
  keyboard: ['AppShell'],
  tree: 'components-appshell--ready',
  limitations: [
    {
      what: 'AppShell looks for the heading at the moment `pageKey` changes.',
      workAround: 'change it when the new page renders.',
    },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['AppShell', 'Sidebar', 'Toast'],
  rightToLeft: {
    mirrors: ['the sidebar, the skip link and the menu button are on the right'],
    doesNot: ['all keys'],
  },
  dos: ['Set `pageKey` to the path of the page.', 'Use `banner` for news about the whole product.'],
  donts: [
    'Don’t put a second `<main>` into it.',
    'Don’t repeat the page heading in `title` if the page shows its own.',
  ],
  broken: [{ story: 'checks-broken-shell--two-contents', shows: 'A page with two main landmarks' }],
  manual: 'never',
};
