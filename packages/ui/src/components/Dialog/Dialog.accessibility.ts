import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Dialog',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Dialog (modal), and alert dialog for ConfirmDialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    why: 'A modal window: focus stays in it, the page behind it is hidden from screen readers, and Esc closes it.',
    neighbours: [
      { name: 'Popover', whyNot: 'it is next to its trigger and doesn’t block the page.' },
      {
        name: 'A separate page',
        whyNot: 'it is better for long content, or if people need to share the URL.',
      },
      { name: 'Toast', whyNot: 'a toast doesn’t require an answer.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The title is the heading and the accessible name.',
      evidence: ['OT-2', 'tree', 'axe', 'broken'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Tab reaches every control. A body that overflows scrolls with the keyboard.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus stays inside on purpose, and Esc closes the dialog. While saving, it is locked until the save ends.',
      evidence: ['keys', 'OT-2'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus moves into the dialog and returns when it closes. In a ConfirmDialog, it starts on Cancel.',
      evidence: ['keys', 'OT-2'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'A ConfirmDialog names the item, focus starts on Cancel, and Esc cancels.',
      evidence: ['OT-2'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'It is a modal dialog with a name, or an alert dialog with a name and a description.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': { claim: 'Supports', how: 'An error is an alert inside the dialog.', evidence: ['OT-2'] },
  },
  duties: [
    { what: 'A title', askedBy: 'type', by: '`title` of Dialog and of ConfirmDialog' },
    {
      what: 'A title that names the item: “Delete “After hours”?”',
      askedBy: 'nobody',
      by: 'No program can check the wording.',
    },
    {
      what: 'A verb on the button instead of Yes',
      askedBy: 'type',
      by: '`confirmLabel` of ConfirmDialog; nothing checks the wording',
    },
    {
      what: 'Focus on the new heading, if the dialog leads to another page',
      askedBy: 'nobody',
      by: 'AppShell moves it when `pageKey` changes.',
    },
  ],
  keyboard: ['Dialog', 'ConfirmDialog'],
  tree: 'components-dialog--ready',
  limitations: [
    { what: 'With `head`, the title is visually hidden.' },
    { what: 'Scroll locking on iOS adds a style element, which needs a nonce under a strict CSP.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['Dialog'],
  rightToLeft: { mirrors: ['header, actions, and the side of a drawer'], doesNot: ['all keys'] },
  dos: [
    'Put the safe action first.',
    'Set `isLocked` while saving.',
    'Set `isDismissable={false}` if a click outside would lose what people typed.',
  ],
  donts: ['Don’t open one automatically.', 'Don’t use it for a long form whose URL people need to share.'],
  broken: [
    { story: 'checks-broken-dialog--without-name', shows: 'A dialog without a name' },
    { story: 'checks-broken-dialog--nameless-question', shows: 'A question without an accessible name' },
  ],
  manual: 'never',
};
