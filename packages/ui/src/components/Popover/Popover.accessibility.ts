import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Popover',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Disclosure with a non-modal dialog',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
    why: 'A button opens a small panel next to it. Focus moves into the panel, the rest of the page stays available, and Tab past the end closes the panel.',
    neighbours: [
      { name: 'Menu', whyNot: 'links inside stay links, in a list and with their own tab stops.' },
      { name: 'Dialog (modal)', whyNot: 'its content doesn’t have to be dealt with first.' },
      { name: 'Tooltip', whyNot: 'a tooltip has a few words and no controls.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'A dialog whose name the type requires, with the host’s content.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '1.4.13': {
      claim: 'Supports',
      how: 'It opens on press, never on hover or focus.',
      evidence: ['keys'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter and Space open it, Tab moves through its controls, Esc closes it.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab past the last control closes it and moves on.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus moves to the first control inside, and back to the button.',
      evidence: ['keys'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The button has `aria-expanded`; a closed popover isn’t in the page.',
      evidence: ['tree', 'axe', 'broken'],
    },
  },
  duties: [
    { what: 'A name for the content', askedBy: 'type', by: '`label` of Popover' },
    {
      what: 'Closing it after an action inside',
      askedBy: 'nobody',
      by: 'Only the host knows what an action does.',
    },
  ],
  keyboard: ['Popover'],
  tree: 'components-popover--open',
  limitations: [{ what: 'No one has tested it manually with a screen reader.' }],
  dictionaries: { none: 'It doesn’t have its own strings.' },
  rightToLeft: { mirrors: ['`start` and `end` of its placement'], doesNot: ['all keys'] },
  dos: ['Name it after the text of its button.'],
  donts: [
    'Don’t use it for content that people must deal with first.',
    'Don’t hide it with styles: a closed popover must not be in the page.',
  ],
  broken: [
    {
      story: 'checks-broken-popover--only-unseen',
      shows: 'A closed popover whose links the keyboard can still reach',
    },
    { story: 'checks-broken-popover--without-name', shows: 'A popover without a name' },
  ],
  manual: 'never',
};
