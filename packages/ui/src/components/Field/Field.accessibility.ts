import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Field',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Label, description and error of a control',
    href: 'https://www.w3.org/WAI/tutorials/forms/labels/',
    why: 'The shell of every field: label, control, hint and error in one order. TextField, Select and the others stand in it.',
    neighbours: [
      { name: 'A placeholder as the label', whyNot: 'it goes when something is typed.' },
      { name: 'The title attribute', whyNot: 'it is shown to a pointer only.' },
      {
        name: '`aria-errormessage`',
        whyNot: 'few readers know it; `aria-describedby` is read by all that we know of.',
      },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Keys are those of the control in it.',
      evidence: ['focus', 'journeys'],
    },
    '2.5.3': { claim: 'Supports', how: 'The label that is seen is the name.', evidence: ['tree', 'axe'] },
    '4.1.2': {
      claim: 'Supports',
      how: 'Label, hint and error are tied to each control of the library; a control of the host’s own takes `ids.describedBy` and says that it is invalid.',
      evidence: ['OT-8', 'tree'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of Field' },
    {
      what: '`ids.describedBy` on a control of your own',
      askedBy: 'nobody',
      by: 'The fields of the library do it; what a host puts inside is not read.',
    },
    {
      what: '`aria-invalid` on it when there is an error',
      askedBy: 'nobody',
      by: 'What a host puts inside is not read.',
    },
    {
      what: '`htmlFor`, for a control that is not react-aria’s',
      askedBy: 'story',
      by: 'axe finds a native control without a label',
    },
  ],
  keyboard: { none: 'It has no keys: they are those of the control in it.' },
  tree: 'components-field--failed',
  limitations: [
    { what: 'Nothing warns when a control of the host’s own leaves out its descriptions.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Field'],
  rightToLeft: {
    mirrors: ['label, hint, error and its icon'],
    doesNot: ['text in another language inside the control'],
  },
  dos: [
    'Write the error as a sentence that says what to do.',
    'Keep the label in the page where it is not seen: `isLabelHidden`.',
  ],
  donts: ['Do not mark the required fields with colour alone.', 'Do not put the hint into the placeholder.'],
  broken: [{ story: 'checks-broken-field--without-label', shows: 'A field without a label' }],
  manual: 'never',
};
