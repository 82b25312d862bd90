import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Toast',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Status message in a landmark',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
    why: 'A list of messages in a landmark that F6 reaches. The page’s single announcer announces each message once, politely.',
    neighbours: [
      { name: 'Alert', whyNot: 'it interrupts the screen reader.' },
      {
        name: 'Alert dialog',
        whyNot: 'on focus, the role, the name and the description would repeat the same text.',
      },
      { name: 'Notice', whyNot: 'a notice stays in the page; a toast disappears.' },
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
      how: 'Errors and warnings begin with the word “Error” or “Warning” and have an icon.',
      evidence: ['forced-colors', 'tree'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'F6 goes to the toasts; action and close button work with the keyboard, Esc closes.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Focus goes to the next toast and then back to where it was.',
      evidence: ['keys', 'OT-1'],
    },
    '2.2.1': {
      claim: 'Supports',
      how: 'A toast with an action stays; others wait while the pointer or focus is there. ToastHistory lists all of them.',
      evidence: ['OT-1'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'A toast never takes focus, and passes it on when it closes.',
      evidence: ['OT-1', 'keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The name of the close button includes the toast’s title.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Simultaneous toasts are announced as one message, politely.',
      evidence: ['X-5', 'OT-1'],
    },
  },
  duties: [
    { what: 'A title that says what happened', askedBy: 'type', by: '`title` in the options of `toast()`' },
    {
      what: 'Another place that shows an error',
      askedBy: 'nobody',
      by: 'No program can check whether it also appears elsewhere.',
    },
    {
      what: 'One ToastRegion in the page',
      askedBy: 'nobody',
      by: 'AppShell includes it; without it no toast is visible.',
    },
    { what: 'Access to ToastHistory', askedBy: 'nobody', by: 'The host decides where it is.' },
  ],
  keyboard: ['Toast'],
  tree: 'components-toast--with-action',
  limitations: [
    {
      what: 'A toast might close before a person who reads slowly has read it.',
      workAround: 'ToastHistory keeps it, and `duration: null` keeps it open.',
    },
    { what: 'Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: ['Toast'],
  rightToLeft: { mirrors: ['the corner, icon, text and close button'], doesNot: ['all keys'] },
  dos: ['Say what happened: “Channel saved”.', 'Call `clearToasts()` when a person signs out.'],
  donts: ['Don’t show an error only in a toast.', 'Don’t use more than one action.'],
  broken: [
    {
      story: 'checks-broken-toast--hidden-action',
      shows: 'A toast hidden from screen readers, with a focusable button',
    },
    { story: 'checks-broken-toast--nameless-close', shows: 'A toast whose close button has no name' },
  ],
  manual: 'never',
};
