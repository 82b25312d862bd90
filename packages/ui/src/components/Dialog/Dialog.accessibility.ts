import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Dialog',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Dialog (modal), and alert dialog for ConfirmDialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    why: 'A window that must be dealt with first: focus stays in it, the page behind is hidden from readers, Esc closes it.',
    neighbours: [
      { name: 'Popover', whyNot: 'that stands beside what opened it and leaves the page in reach.' },
      {
        name: 'A page of its own',
        whyNot: 'where it is long or has an address worth sharing, that is better.',
      },
      { name: 'Toast', whyNot: 'a toast asks for nothing.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The title is the heading and the name.',
      evidence: ['OT-2', 'tree', 'axe', 'broken'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Everything in it is reached by Tab; a body taller than its place scrolls by keys.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus stays inside on purpose, and Esc leads out; locked while saving it ends with the saving.',
      evidence: ['keys', 'OT-2'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus goes in and comes back to where it was; a question starts on Cancel.',
      evidence: ['keys', 'OT-2'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'A question that destroys names the thing, starts on Cancel, and Esc is Cancel.',
      evidence: ['OT-2'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'A modal dialog with a name, or an alert dialog with name and description.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': { claim: 'Supports', how: 'A failure is said inside, as an alert.', evidence: ['OT-2'] },
  },
  duties: [
    { what: 'A title', askedBy: 'type', by: '`title` of Dialog and of ConfirmDialog' },
    {
      what: 'A title that names the thing: “Delete “After hours”?”',
      askedBy: 'nobody',
      by: 'A program cannot judge a sentence.',
    },
    {
      what: 'The verb on the button, in place of Yes',
      askedBy: 'type',
      by: '`confirmLabel` of ConfirmDialog; which word it is nobody checks',
    },
    {
      what: 'Focus on the new heading, where the dialog leads to another page',
      askedBy: 'nobody',
      by: 'AppShell does it, where its `pageKey` changes.',
    },
  ],
  keyboard: ['Dialog', 'ConfirmDialog'],
  tree: 'components-dialog--ready',
  limitations: [
    { what: 'Where `head` stands in place of the visible title, the title is only read.' },
    { what: 'Scroll locking on iOS adds a style element, which needs a nonce under a strict policy.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Dialog'],
  rightToLeft: { mirrors: ['head, actions, and the side of a drawer'], doesNot: ['all keys'] },
  dos: [
    'Put the safe action first.',
    'Set `isLocked` while saving.',
    'Use `isDismissable={false}` where a press beside it would lose what was typed.',
  ],
  donts: ['Do not open one by itself.', 'Do not put a long form into it that has an address worth sharing.'],
  broken: [
    { story: 'checks-broken-dialog--without-name', shows: 'A dialog without a name' },
    { story: 'checks-broken-dialog--nameless-question', shows: 'A question whose title is only seen' },
  ],
  manual: 'never',
};
