import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Menu',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Menu button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
    why: 'A button opens a few things to do; focus goes into the menu and comes back.',
    neighbours: [
      { name: 'Disclosure with links', whyNot: 'a list of pages is navigation: that is Popover with links.' },
      { name: 'Select', whyNot: 'nothing is chosen and kept; something is done.' },
      { name: 'Toolbar', whyNot: 'what is done often stays in view as a button.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A menu named by its button, with items, and sections with headings.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'What takes something away has an icon and words besides its colour; what cannot be done says why.',
      evidence: ['forced-colors', 'tree'],
    },
    '2.1.1': { claim: 'Supports', how: 'Arrows, Home, End, letters, Enter and Space.', evidence: ['keys'] },
    '2.1.2': { claim: 'Supports', how: 'Esc and Tab close it and return to the button.', evidence: ['keys'] },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus goes to the first or last item, and back to the button.',
      evidence: ['keys'],
    },
    '3.2.1': { claim: 'Supports', how: 'Moving along the items does nothing.', evidence: ['keys'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button says that it opens a menu and whether it is open; items have a name.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    {
      what: 'A name for the button that says of what: “More for Reception”',
      askedBy: 'type',
      by: '`label` of Menu; whether it names the thing nobody can tell',
    },
    { what: 'Words for each item', askedBy: 'type', by: '`label` of MenuItem' },
    {
      what: 'The reason why something cannot be done now',
      askedBy: 'type',
      by: '`disabledReason` of MenuItem is what makes an item unavailable; there is no other way',
    },
    {
      what: 'A question before something is destroyed',
      askedBy: 'nobody',
      by: '`isDanger` is a look; ConfirmDialog asks.',
    },
  ],
  keyboard: ['Menu'],
  tree: 'components-menu--open',
  limitations: [
    { what: 'There are no menus inside menus.' },
    {
      what: 'While it is open the rest of the page is hidden from a reader’s own cursor.',
      workAround: 'Esc closes it.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: { none: 'It has no words of its own.' },
  rightToLeft: {
    mirrors: ['icons, words, and the edge the menu is aligned with'],
    doesNot: ['all keys: items stand in a column'],
  },
  dos: ['Keep what cannot be done now, with its reason.', 'Put what takes something away last.'],
  donts: ['Do not use it for navigation.', 'Do not hide in it what is done often.'],
  broken: [
    { story: 'checks-broken-menu--plain-buttons', shows: 'A menu of plain buttons' },
    { story: 'checks-broken-menu--nameless-item', shows: 'A menu item that is only an icon' },
  ],
  manual: 'never',
};
