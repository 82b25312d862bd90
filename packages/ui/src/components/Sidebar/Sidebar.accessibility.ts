import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Sidebar',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Disclosure navigation',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
    why: 'A landmark with lists of links; a group is a button that opens and closes its list. On a narrow screen, the same links are in a modal dialog.',
    neighbours: [
      {
        name: 'Menu or menubar',
        whyNot:
          'they are for commands; they capture the arrow keys, and screen readers leave browse mode, where people read links.',
      },
      {
        name: 'Tree view',
        whyNot: 'two levels of links don’t need a tree, and screen readers don’t list the links of a tree.',
      },
      {
        name: 'Grid of links',
        whyNot: 'it would save tab stops, but people could no longer read the links as a list.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Landmark, lists, items and section headings are real elements; counts and states are part of the names.',
      evidence: ['tree', 'SB-1', 'SB-2', 'axe'],
    },
    '1.4.13': {
      claim: 'Supports',
      how: 'The tooltip of the rail opens on focus and hover, the pointer can move onto it, and Esc closes it.',
      evidence: ['SB-4', 'keys'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each link and button is a tab stop; Enter and Space open groups, rail and drawer.',
      evidence: ['keys', 'SB-2', 'SB-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc closes the drawer and the links next to the rail, and focus returns to the button that opened them.',
      evidence: ['keys', 'SB-5', 'SB-7'],
    },
    '2.1.4': {
      claim: 'Supports',
      how: 'There is no shortcut unless the host sets one. It needs a modifier, and is ignored in editable elements.',
      evidence: ['SB-9'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'A landmark with a required name; F6 moves between landmarks. The skip link is part of AppShell.',
      evidence: ['SB-1'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The tab order is the order on the page; Tab skips closed content.',
      evidence: ['SB-6', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'If it is open over the page, it closes when focus leaves it, so it never covers a focused element.',
      evidence: ['SB-12', 'journeys'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'In the rail, the labels stay in the page as names, and the tooltip shows the same text.',
      evidence: ['SB-4'],
    },
    '3.2.3': {
      claim: 'Supports',
      how: 'At each width, the rows have the host’s order, and the toggle keeps its position.',
      evidence: ['SB-8', 'journeys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'One link has `aria-current`: `page`, or `true` if the page is below it and has no row. Groups and toggle have `aria-expanded`, and the name of the toggle never changes.',
      evidence: ['SB-3', 'SB-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'The number of links found is announced once, politely.',
      evidence: ['promises', 'X-5'],
    },
  },
  duties: [
    { what: 'A name for the landmark', askedBy: 'type', by: '`label` of Sidebar' },
    {
      what: 'A name and an icon for each row',
      askedBy: 'type',
      by: '`label` and `icon` of SidebarItem, SidebarGroup and SidebarSlot',
    },
    { what: 'A label for each count', askedBy: 'type', by: '`badge: { count, label }` of SidebarItem' },
    {
      what: 'The URL of the current page',
      askedBy: 'nobody',
      by: 'Without it, no row is the current page. It isn’t required, because a page might not have a row.',
    },
    {
      what: 'A different icon for each row, because only icons are visible in the rail',
      askedBy: 'nobody',
      by: 'A program can’t judge whether two icons look alike to a person.',
    },
  ],
  keyboard: ['Sidebar'],
  tree: 'components-sidebar--ready',
  limitations: [
    {
      what: 'With a `shortcut`, the tooltip of the toggle contains the keys, which are read after the name.',
    },
    {
      what: 'State that the browser remembers is applied after a server’s first frame.',
      workAround: 'pass the state that the server knows as `defaultCollapsed` and `defaultPinned`.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['Sidebar'],
  rightToLeft: {
    mirrors: [
      'its side, the bar of the current page, indents and counts',
      'closed chevrons, the toggle and the logout icon, which point along the reading direction',
      'links next to the rail and tooltips, which open towards the page',
    ],
    doesNot: ['names in another language, which keep their own direction', 'icons without a direction'],
  },
  dos: [
    'Pass `isCurrent` to a row if only its path is above the current page.',
    'Give each sidebar of a host its own `storageKey`.',
    'Label each count: “3 new”.',
  ],
  donts: [
    'Don’t put actions on the page among the links: use a toolbar or a Menu.',
    'Don’t use it for the parts of one page: use Tabs, or links in the page.',
    'Don’t remove the labels in the rail: they are the names.',
  ],
  broken: [
    {
      story: 'checks-broken-sidebar--icon-without-words',
      shows: 'A link of the rail without a label',
    },
    {
      story: 'checks-broken-sidebar--link-in-no-item',
      shows: 'A link in a list without a list item',
    },
    {
      story: 'checks-broken-sidebar--hidden-but-reached',
      shows: 'A drawer that is hidden from screen readers, but that Tab can still reach',
    },
  ],
  manual: 'never',
};
