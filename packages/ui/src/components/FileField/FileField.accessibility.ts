import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyField } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'FileField',
  kind: 'composite',
  stated: '2026-11-26',
  pattern: {
    name: 'File upload control of HTML',
    href: 'https://html.spec.whatwg.org/multipage/input.html#file-upload-state-(type=file)',
    why: 'A native file input with a list of the chosen files. Screen readers and voice control know the input.',
    neighbours: [
      {
        name: 'A button that opens a hidden input',
        whyNot:
          'the button isn’t the control of the label, and the form can’t focus it or send it without scripts.',
      },
      { name: 'A drop zone alone', whyNot: 'dropping needs a pointer and a dragging movement.' },
    ],
  },
  criteria: {
    ...everyField,
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter and Space open the dialog of the system and remove files.',
      evidence: ['keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'After a removal, focus moves to the next file, to the previous one, or to the input.',
      evidence: ['keys'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'The name of the input is its label with the text of its button.',
      evidence: ['tree', 'axe'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'Files can be chosen in a dialog. Dropping them is only a shortcut.',
      evidence: ['keys'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'A file that isn’t added has a message with the accepted types, the largest size or the largest number.',
      evidence: ['OT-8', 'tree'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The input is native. Each button has the name of its file, and each progress bar its value.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Added, rejected and removed files are announced with the number of files, and the end of each upload.',
      evidence: ['promises', 'pseudo'],
    },
  },
  duties: [
    { what: 'A label', askedBy: 'type', by: '`label` of FileField' },
    {
      what: 'The accepted types and sizes in `hint`',
      askedBy: 'nobody',
      by: 'Without it, people only learn the limits from the message about a file that wasn’t added.',
    },
    {
      what: 'What to do if an upload fails',
      askedBy: 'nobody',
      by: 'The app writes the error that `status` returns.',
    },
  ],
  keyboard: ['FileField'],
  tree: 'components-filefield--uploading',
  limitations: [
    { what: 'The dialog of the system has the language of the browser.' },
    {
      what: 'Browsers describe a file input differently: Chromium adds the number of files to its value.',
    },
    { what: 'The progress of an upload isn’t announced, only its end.' },
    { what: 'Folders can’t be dropped or chosen.' },
    { what: 'Not tested manually with a screen reader.' },
  ],
  dictionaries: ['FileField', 'Field'],
  rightToLeft: {
    mirrors: ['label, button, the list with its sizes and buttons'],
    doesNot: ['the name of a file, which has the direction of its first letter'],
  },
  dos: ['State types, size and number in the hint.', 'Check the files again on the server.'],
  donts: [
    'Don’t upload a file without showing its progress.',
    'Don’t clear the field when a form has errors.',
  ],
  broken: [{ story: 'checks-broken-field--without-label', shows: 'A field without a label' }],
  manual: 'never',
};
