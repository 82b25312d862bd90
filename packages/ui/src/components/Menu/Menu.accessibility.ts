import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Menu',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Menu button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
    why: 'A button opens a few actions; focus moves into the menu and returns.',
    neighbours: [
      { name: 'Disclosure with links', whyNot: 'a list of pages is navigation; use Popover with links.' },
      { name: 'Select', whyNot: 'a menu runs an action; it doesn’t keep a selection.' },
      { name: 'Toolbar', whyNot: 'frequent actions should stay visible as buttons.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The menu is named by its button, and contains items and sections with headings.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Destructive items have an icon and a label in addition to the color; unavailable items have a reason.',
      evidence: ['forced-colors', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'It supports arrow keys, Home, End, letters, Enter and Space.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Esc and Tab close it and return focus to the button.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus moves to the first or last item, and back to the button.',
      evidence: ['keys'],
    },
    '3.2.1': { claim: 'Supports', how: 'Moving to an item doesn’t activate it.', evidence: ['keys'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button has `aria-haspopup` and `aria-expanded`; items have names.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    {
      what: 'A name for the button that includes its target: “More for Reception”',
      askedBy: 'type',
      by: '`label` of the button; a program can’t judge whether it includes the target',
    },
    { what: 'A label for each item', askedBy: 'type', by: '`label` of MenuItem' },
    {
      what: 'The reason why an item is unavailable',
      askedBy: 'type',
      by: '`disabledReason` of MenuItem, the only way to make an item unavailable',
    },
    {
      what: 'A confirmation before something is destroyed',
      askedBy: 'nobody',
      by: '`isDanger` only changes the appearance; use ConfirmDialog.',
    },
  ],
  keyboard: ['Menu'],
  tree: 'components-menu--open',
  limitations: [
    { what: 'It doesn’t support submenus.' },
    {
      what: 'While it is open, the virtual cursor of a screen reader can’t reach the rest of the page.',
      workAround: 'Esc closes it.',
    },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: { none: 'It doesn’t have its own strings.' },
  rightToLeft: {
    mirrors: ['icons, text, and the edge the menu is aligned with'],
    doesNot: ['all keys: items are in a column'],
  },
  dos: ['Keep unavailable items, with a reason.', 'Put destructive items last.'],
  donts: ['Don’t use it for navigation.', 'Don’t hide frequent actions in it.'],
  broken: [
    { story: 'checks-broken-menu--plain-buttons', shows: 'A menu of plain buttons' },
    { story: 'checks-broken-menu--nameless-item', shows: 'A menu item that is only an icon' },
  ],
  manual: 'never',
};
