import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Field',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Label, description and error of a control',
    href: 'https://www.w3.org/WAI/tutorials/forms/labels/',
    why: 'The frame of every field: label, control, hint and error, always in the same order. TextField, Select and the other fields are built on it.',
    neighbours: [
      { name: 'A placeholder as the label', whyNot: 'it disappears when a person types.' },
      { name: 'The title attribute', whyNot: 'only pointer users can see it.' },
      {
        name: '`aria-errormessage`',
        whyNot: 'few screen readers support it. All that we know of support `aria-describedby`.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'The keys are those of the control inside.',
      evidence: ['focus', 'journeys'],
    },
    '2.5.3': { claim: 'Supports', how: 'The visible label is the name.', evidence: ['tree', 'axe'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'Every control of the library is associated with its label, hint and error. On a custom control, the app sets `ids.describedBy` and `aria-invalid`.',
      evidence: ['OT-8', 'tree'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Field' },
    {
      what: '`ids.describedBy` on a control of your own',
      askedBy: 'nobody',
      by: 'The fields of the library set it. Field doesn’t inspect custom controls.',
    },
    {
      what: '`aria-invalid` on it if there is an error',
      askedBy: 'nobody',
      by: 'Field doesn’t inspect custom controls.',
    },
    {
      what: '`htmlFor`, for a control that isn’t from React Aria',
      askedBy: 'story',
      by: 'axe finds a native control without a label',
    },
  ],
  keyboard: { none: 'It has no keys of its own, only those of the control inside.' },
  tree: 'components-field--failed',
  limitations: [
    { what: 'There is no warning if a custom control lacks its descriptions.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['Field'],
  rightToLeft: {
    mirrors: ['label, hint, error and its icon'],
    doesNot: ['text in another language inside the control'],
  },
  dos: [
    'Write the error as a sentence that explains what to do.',
    'If the label must not be visible, set `isLabelHidden` instead of removing it.',
  ],
  donts: ['Don’t mark required fields with color alone.', 'Don’t use the placeholder as the hint.'],
  broken: [{ story: 'checks-broken-field--without-label', shows: 'A field without a label' }],
  manual: 'never',
};
