import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Form',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Form with a summary of errors (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
    why: 'A native form. After a failed save, focus moves to a summary of links, or to the field if it has the only error.',
    neighbours: [
      {
        name: 'Browser validation messages',
        whyNot: 'they show one error at a time, in the browser’s language, and disappear.',
      },
      {
        name: 'An alert for errors',
        whyNot: 'moving focus already announces the errors; an alert would repeat them.',
      },
      { name: 'A disabled Save button', whyNot: 'it doesn’t explain what is missing or where.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Groups have names, errors are in a list below a heading, and each error describes its field.',
      evidence: ['TF-5', 'OT-8', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Errors have an icon and the word for error.',
      evidence: ['OT-8', 'forced-colors'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Enter submits the form; the summary consists of links.',
      evidence: ['keys'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves through the fields to the buttons, and then out of the form.',
      evidence: ['keys'],
    },
    '2.4.2': {
      claim: 'Supports',
      how: 'After a failed save, the page title begins with the word for error.',
      evidence: ['TF-8'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Focus moves to the summary, or to the only invalid field. Links in the summary move focus to their field.',
      evidence: ['TF-6', 'TF-7', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'A focused control scrolls clear of the button bar.',
      evidence: ['promises', 'TF-7'],
    },
    '3.2.2': { claim: 'Supports', how: 'Only Save and Enter submit the form.', evidence: ['keys'] },
    '3.3.1': {
      claim: 'Supports',
      how: 'Each error, including those from the server, is text next to its field and in the summary.',
      evidence: ['TF-3', 'TF-5', 'OT-8'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The host’s error message appears next to the field and in the summary.',
      evidence: ['TF-5', 'OT-8'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'The form is validated before it is submitted. If saving fails, the values stay and can be submitted again.',
      evidence: ['TF-8', 'OT-3'],
    },
    '3.3.7': {
      claim: 'Supports',
      how: 'After a validation error or a failed save, the form keeps all values.',
      evidence: ['TF-3', 'TF-8'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Native controls and a native form; the summary is a named group.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A successful save is announced once, politely, and focus stays on Save.',
      evidence: ['TF-14', 'X-5'],
    },
  },
  duties: [
    { what: 'A label for each field', askedBy: 'type', by: '`label` of every field of the library' },
    {
      what: 'A `name` for each field that is checked',
      askedBy: 'nobody',
      by: 'An error for a name that no field has appears in the summary.',
    },
    {
      what: 'Errors that are sentences and explain what to do',
      askedBy: 'nobody',
      by: 'A program can’t judge a sentence.',
    },
    {
      what: 'A name for the form, if a page has several',
      askedBy: 'nobody',
      by: '`label` is optional.',
    },
  ],
  keyboard: ['Form'],
  tree: 'components-form--failed',
  limitations: [
    {
      what: 'We haven’t tested with people whether focus without an alert is enough to convey a failed save.',
    },
    { what: 'Plurals are only correct in the languages of the dictionary.' },
    { what: 'No one has tested it manually with a screen reader.' },
  ],
  dictionaries: ['Form', 'Field'],
  rightToLeft: {
    mirrors: ['summary, fields and button bar'],
    doesNot: ['numbers and phone numbers inside fields'],
  },
  dos: [
    'Return server errors by field name.',
    'Navigate in `onSaved`, not in `onSubmit`.',
    'Set `warnOnUnsaved` if leaving the page loses work.',
  ],
  donts: [
    'Don’t disable Save until all fields are valid.',
    'Don’t announce errors yourself as well.',
    'Don’t clear the form if saving failed.',
  ],
  broken: [
    {
      story: 'checks-broken-form--summary-without-heading',
      shows: 'An error summary with an empty heading',
    },
    {
      story: 'checks-broken-form--summary-with-loose-errors',
      shows: 'An error list with children that aren’t list items',
    },
  ],
  manual: 'never',
};
