import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'UnsavedChangesGuard',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Alert dialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
    why: 'It asks for confirmation before a person leaves unsaved changes, names their location and initially focuses the answer that stays.',
    neighbours: [
      {
        name: 'The browser’s own prompt',
        whyNot:
          'a page can’t set its text. It is used only when the tab is closed, since nothing else is possible there.',
      },
      { name: 'Saving automatically', whyNot: 'it is better where possible, and then no prompt is needed.' },
      { name: 'Toast', whyNot: 'it would disappear with the page.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The question is the name; the location of the changes is the description.',
      evidence: ['OT-3', 'tree', 'axe', 'broken'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter and Space activate both answers; Esc stays.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus is deliberately kept in the dialog; Esc and both answers close it.',
      evidence: ['keys', 'OT-3'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus starts on the answer that stays and returns to the exact field.',
      evidence: ['keys', 'OT-3'],
    },
    '3.3.4': { claim: 'Supports', how: 'Changes aren’t lost without confirmation.', evidence: ['OT-3'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'A modal alert dialog with name and description.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    {
      what: 'The visible name of the part with unsaved changes',
      askedBy: 'type',
      by: '`name` in the argument of `useUnsavedChanges`',
    },
    {
      what: 'Whether it differs from the saved values',
      askedBy: 'type',
      by: '`isDirty` in the argument of `useUnsavedChanges`; nothing checks that it is correct',
    },
    {
      what: 'A router that can block navigation',
      askedBy: 'nobody',
      by: 'Without `adapter`, it prompts only when the tab is closed.',
    },
  ],
  keyboard: ['UnsavedChangesGuard'],
  tree: 'components-unsavedchangesguard--asking',
  limitations: [
    { what: 'When the tab is closed, the browser prompts with its own text.' },
    { what: 'Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: ['UnsavedChangesGuard'],
  rightToLeft: { mirrors: ['the dialog and its buttons'], doesNot: ['all keys'] },
  dos: ['Mount one at the top of the application.', 'Use the section’s visible name.'],
  donts: [
    'Don’t use it for content that saves automatically, or for a search.',
    'Don’t create the adapter inside a component.',
  ],
  broken: [{ story: 'checks-broken-guard--without-name', shows: 'A dialog without a name' }],
  manual: 'never',
};
