import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Popover',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Disclosure with a dialog that is not modal',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
    why: 'A button opens something small beside it; focus goes in, the page stays in reach, and Tab past the end closes it.',
    neighbours: [
      { name: 'Menu', whyNot: 'links inside stay links, with their list and their stops of Tab.' },
      { name: 'Dialog (modal)', whyNot: 'nothing here must be dealt with first.' },
      { name: 'Tooltip', whyNot: 'that has a few words and nothing to press.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A dialog named by type, with what the host puts inside.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.13': { claim: 'Supports', how: 'It opens by a press, never by hover or focus.', evidence: ['keys'] },
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter and Space open, Tab goes through, Esc closes.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab past the last control closes it and goes on.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus goes to the first control inside, and back to the button.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button says whether it is open; what is closed is not in the page.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A name for what is inside', askedBy: 'type', by: '`label` of Popover' },
    {
      what: 'To close it when an action inside is done',
      askedBy: 'nobody',
      by: 'What an action does is known to the host only.',
    },
  ],
  keyboard: ['Popover'],
  tree: 'components-popover--open',
  limitations: [{ what: 'No screen reader was tried by a person.' }],
  dictionaries: { none: 'It has no words of its own.' },
  rightToLeft: { mirrors: ['`start` and `end` of its place'], doesNot: ['all keys'] },
  dos: ['Name it by the word on its button.'],
  donts: [
    'Do not put into it what must be dealt with first.',
    'Do not hide it with styles: closed, it is not there.',
  ],
  broken: [
    {
      story: 'checks-broken-popover--only-unseen',
      shows: 'A closed popover whose links the keyboard still reaches',
    },
    { story: 'checks-broken-popover--without-name', shows: 'A popover without a name' },
  ],
  manual: 'never',
};
