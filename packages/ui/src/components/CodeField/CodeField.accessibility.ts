import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'CodeField',
  kind: 'composite',
  stated: '2026-11-26',
  pattern: {
    name: 'Text input for a one-time code',
    href: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-autocomplete-one-time-code',
    why: 'One native input. The boxes of the digits are drawn behind it.',
    neighbours: [
      {
        name: 'One input for each digit',
        whyNot:
          'screen readers announce six fields, pasting and autofill need scripts, and focus moves while people type.',
      },
      {
        name: 'A number field',
        whyNot: 'a code isn’t a quantity: zeros at its start count, and arrow keys must not change it.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '1.3.5': {
      claim: 'Supports',
      how: 'The input has `autocomplete="one-time-code"`, so that the system can fill it in.',
      evidence: ['promises', 'tree'],
    },
    '2.1.1': { claim: 'Supports', how: 'The keys are those of a text field.', evidence: ['keys'] },
    '3.2.2': {
      claim: 'Supports',
      how: 'The last digit doesn’t move focus or submit the form. `onComplete` can, if the app says so before.',
      evidence: ['keys'],
    },
    '3.3.8': {
      claim: 'Supports',
      how: 'The code can be pasted or filled in, also with spaces and dashes, so that people don’t have to remember it.',
      evidence: ['promises', 'tree'],
    },
    '4.1.2': { claim: 'Supports', how: 'The input is native.', evidence: ['tree', 'axe', 'broken'] },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of CodeField' },
    {
      what: 'A text before it, if the last digit leaves the page',
      askedBy: 'nobody',
      by: 'The app decides what `onComplete` does.',
    },
    { what: 'A way to get a new code', askedBy: 'nobody', by: 'Codes expire; the app sends them.' },
  ],
  keyboard: ['CodeField'],
  tree: 'components-codefield--ready',
  limitations: [
    { what: 'Letters are ignored without a message.' },
    { what: 'Filling in from a message was not tested on phones.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['CodeField', 'Field'],
  rightToLeft: {
    mirrors: ['label, hint and error; the boxes start below the label'],
    doesNot: ['the digits'],
  },
  dos: ['Say in the hint where the code was sent.', 'Offer to send the code again.'],
  donts: ['Don’t leave the page at the last digit without a text that says so.', 'Don’t block pasting.'],
  broken: [{ story: 'checks-broken-field--without-label', shows: 'A field without a label' }],
  manual: 'never',
};
