import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'UnsavedChangesGuard',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Alert dialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
    why: 'Before a person leaves unsaved changes it asks, names where they are, and starts on staying.',
    neighbours: [
      {
        name: 'The question of the browser',
        whyNot:
          'no page may set its words. It is asked only when the tab is closed, where there is no other way.',
      },
      { name: 'Saving by itself', whyNot: 'that is better where it can be; then there is nothing to ask.' },
      { name: 'Toast', whyNot: 'it would be gone with the page.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'The question is the name, the places are the description.',
      evidence: ['OT-3', 'tree', 'axe', 'broken'],
    },
    '2.1.1': { claim: 'Supports', how: 'Both answers by Enter and Space, Esc stays.', evidence: ['keys'] },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus stays in the question on purpose; Esc and both answers lead out.',
      evidence: ['keys', 'OT-3'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'It starts on staying, and returns to the exact field.',
      evidence: ['keys', 'OT-3'],
    },
    '3.3.4': { claim: 'Supports', how: 'Work is not lost without a question.', evidence: ['OT-3'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'A modal alert dialog with name and description.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    {
      what: 'The name of what is unsaved, as a person sees it',
      askedBy: 'type',
      by: '`name` of what `useUnsavedChanges` is given',
    },
    {
      what: 'Whether it differs from what was saved',
      askedBy: 'type',
      by: '`isDirty` of what `useUnsavedChanges` is given; whether it is true nobody checks',
    },
    {
      what: 'A router that can hold a move back',
      askedBy: 'nobody',
      by: 'Without `adapter` it only asks when the tab is closed.',
    },
  ],
  keyboard: ['UnsavedChangesGuard'],
  tree: 'components-unsavedchangesguard--asking',
  limitations: [
    { what: 'When the tab is closed the browser asks in its own words.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['UnsavedChangesGuard'],
  rightToLeft: { mirrors: ['the dialog and its buttons'], doesNot: ['all keys'] },
  dos: ['Mount one at the top of the application.', 'Name the section in the words of the page.'],
  donts: [
    'Do not ask for what saves itself, nor for a search.',
    'Do not make the adapter inside a component.',
  ],
  broken: [{ story: 'checks-broken-guard--without-name', shows: 'A question without a name' }],
  manual: 'never',
};
