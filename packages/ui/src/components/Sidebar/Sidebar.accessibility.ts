import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Sidebar',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Disclosure navigation',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
    why: 'A landmark with lists of links; a group is a button that opens and closes its list. On a narrow screen the same links stand in a modal dialog.',
    neighbours: [
      {
        name: 'Menu or menubar',
        whyNot:
          'those are for commands; they take the arrow keys, and a reader leaves its own way of reading links.',
      },
      {
        name: 'Tree view',
        whyNot: 'two levels of links need no tree, and in a tree links are not listed as links.',
      },
      { name: 'Grid of links', whyNot: 'one stop of Tab is won, and reading as a list is lost.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A landmark, lists with items, and headings of sections are real elements; badges and states are words of the name.',
      evidence: ['tree', 'SB-1', 'SB-2', 'axe'],
    },
    '1.4.13': {
      claim: 'Supports',
      how: 'The tooltip of the rail opens on focus and under the pointer, can be pointed at, and Esc closes it.',
      evidence: ['SB-4', 'keys'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each link and button is a stop of Tab; groups, rail and drawer open by Enter and Space.',
      evidence: ['keys', 'SB-2', 'SB-5'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc leaves the drawer and the links beside the rail, and focus goes back to what opened them.',
      evidence: ['keys', 'SB-5', 'SB-7'],
    },
    '2.1.4': {
      claim: 'Supports',
      how: 'No key is taken unless the host names some; with a modifier, and never where something is written.',
      evidence: ['SB-9'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'A landmark with a required name; F6 goes from landmark to landmark. The skip link belongs to AppShell.',
      evidence: ['SB-1'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Order of the page and order of Tab are the same; what is closed is never reached.',
      evidence: ['SB-6', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'Open over the page it goes away when focus goes elsewhere, so nothing with focus lies under it.',
      evidence: ['SB-12', 'journeys'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'In the rail the words stay in the page as the name, and the tooltip shows the same words.',
      evidence: ['SB-4'],
    },
    '3.2.3': {
      claim: 'Supports',
      how: 'The order of the rows is that of the host in each width; the toggle keeps its place.',
      evidence: ['SB-8', 'journeys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'One link is the current page, groups and toggle say whether they are open, and names never change with the state.',
      evidence: ['SB-3', 'SB-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'How many links were found is said once, politely.',
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
    { what: 'Words for each count', askedBy: 'type', by: '`badge: { count, label }` of SidebarItem' },
    {
      what: 'The address of the page on the screen, in the spelling of `href`',
      askedBy: 'nobody',
      by: 'Without it no row is the current page. A page may stand in no row, so it cannot be required.',
    },
    {
      what: 'Icons of which no two look alike: in the rail they are all that is seen',
      askedBy: 'nobody',
      by: 'A program cannot tell whether two pictures are alike to a person.',
    },
  ],
  keyboard: ['Sidebar'],
  tree: 'components-sidebar--ready',
  limitations: [
    { what: 'With a `shortcut` the tooltip of the toggle names its keys, which are read after the name.' },
    {
      what: 'What a browser remembers comes after the first frame of a server.',
      workAround: 'pass what the server knows as `defaultCollapsed` and `defaultPinned`.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Sidebar'],
  rightToLeft: {
    mirrors: [
      'the side it stands on, the bar of the current page, indents and counts',
      'closed chevrons, the toggle and the icon of logging out: they point along the reading direction',
      'links beside the rail and tooltips open towards the page',
    ],
    doesNot: ['names in another language, which keep their own direction', 'icons that point nowhere'],
  },
  dos: [
    'Give `currentHref` and each `href` in the same spelling.',
    'Give each sidebar of a host its own `storageKey`.',
    'Say what a count counts: “3 new”.',
  ],
  donts: [
    'Do not put buttons that act on the page among the links: that is a toolbar or a Menu.',
    'Do not use it for the parts of one page: those are Tabs, or links in it.',
    'Do not take the words away in the rail: they are the names.',
  ],
  broken: [
    {
      story: 'checks-broken-sidebar--icon-without-words',
      shows: 'A link of the rail whose words were taken away',
    },
    {
      story: 'checks-broken-sidebar--link-in-no-item',
      shows: 'A link that stands in its list without an item',
    },
    {
      story: 'checks-broken-sidebar--hidden-but-reached',
      shows: 'A drawer that is hidden from readers and still reached by Tab',
    },
  ],
  manual: 'never',
};
