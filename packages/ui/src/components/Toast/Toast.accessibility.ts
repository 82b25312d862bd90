import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Toast',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Status message in a landmark',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
    why: 'A list of messages in a landmark that F6 reaches. The words are said once, politely, by the one announcer of the page.',
    neighbours: [
      { name: 'Alert', whyNot: 'it interrupts what a reader is saying.' },
      {
        name: 'Alert dialog',
        whyNot: 'on focus the role, the name and the description would say the same words again.',
      },
      { name: 'Notice', whyNot: 'that one stays in the page; a toast goes.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A named landmark with a list; each toast is an item.',
      evidence: ['tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Bad news begins with the word Error or Warning, and has an icon.',
      evidence: ['forced-colors', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'F6 goes to the toasts; action and close answer to keys, Esc closes.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus goes on to the next toast and then back to where it was.',
      evidence: ['keys', 'OT-1'],
    },
    '2.2.1': {
      claim: 'Supports',
      how: 'A toast with an action stays; others wait while pointer or focus are there, and all can be read later in ToastHistory.',
      evidence: ['OT-1'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A toast never takes focus by itself, and gives it on when it goes.',
      evidence: ['OT-1', 'keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Close names the toast it closes.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Toasts of one moment are said as one message, politely.',
      evidence: ['X-5', 'OT-1'],
    },
  },
  duties: [
    { what: 'A title that says what happened', askedBy: 'type', by: '`title` of what `toast()` is given' },
    {
      what: 'Another place where an error stands',
      askedBy: 'nobody',
      by: 'No program can see whether it stands somewhere else.',
    },
    {
      what: 'One ToastRegion in the page',
      askedBy: 'nobody',
      by: 'AppShell brings it; without it toasts are not seen.',
    },
    { what: 'A way to ToastHistory', askedBy: 'nobody', by: 'Where it stands is for the host to say.' },
  ],
  keyboard: ['Toast'],
  tree: 'components-toast--with-action',
  limitations: [
    {
      what: 'A toast may be over before a person who reads slowly has read it.',
      workAround: 'ToastHistory keeps it, and `duration: null` lets it stay.',
    },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Toast'],
  rightToLeft: { mirrors: ['the corner they stand in, icon, words and close'], doesNot: ['all keys'] },
  dos: ['Say what happened: “Channel saved”.', 'Call `clearToasts()` when a person logs out.'],
  donts: ['Do not say an error only here.', 'Do not give more than one action.'],
  broken: [
    {
      story: 'checks-broken-toast--hidden-action',
      shows: 'A toast hidden from readers, with a button the keyboard reaches',
    },
    { story: 'checks-broken-toast--nameless-close', shows: 'A toast closed by a cross without a name' },
  ],
  manual: 'never',
};
