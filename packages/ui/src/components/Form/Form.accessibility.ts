import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Form',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Form with a summary of errors (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
    why: 'A native form. A refused save moves focus to a summary of links, or to the field itself where it is the only one.',
    neighbours: [
      {
        name: 'The messages of the browser',
        whyNot: 'they show one error at a time, in the words of the browser, and go away.',
      },
      { name: 'An alert for errors', whyNot: 'moving the focus already tells; both would be said twice.' },
      { name: 'A disabled Save button', whyNot: 'it says neither what is missing nor where.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.3.1': {
      claim: 'Supports',
      how: 'Groups have names, errors stand in a list below a heading, and each describes its field.',
      evidence: ['TF-5', 'OT-8', 'tree', 'axe'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'Errors have an icon and the word for error.',
      evidence: ['OT-8', 'forced-colors'],
    },
    '2.1.1': { claim: 'Supports', how: 'Enter sends; the summary is links.', evidence: ['keys'] },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes through the fields to the buttons and on.',
      evidence: ['keys'],
    },
    '2.4.2': {
      claim: 'Supports',
      how: 'After a refused save the title of the page begins with the word for error.',
      evidence: ['TF-8'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'To the summary, or to the only wrong field; a link of it goes to the field.',
      evidence: ['TF-6', 'TF-7', 'keys'],
    },
    '2.4.11': {
      claim: 'Supports',
      how: 'What takes the focus is scrolled out from under the bar of buttons.',
      evidence: ['promises', 'TF-7'],
    },
    '3.2.2': { claim: 'Supports', how: 'Nothing is sent before Save or Enter.', evidence: ['keys'] },
    '3.3.1': {
      claim: 'Supports',
      how: 'Each error in words at its field and in the summary; the server’s too.',
      evidence: ['TF-3', 'TF-5', 'OT-8'],
    },
    '3.3.3': {
      claim: 'Supports',
      how: 'The sentence of the error, which the host writes, stands at the field and in the summary.',
      evidence: ['TF-5', 'OT-8'],
    },
    '3.3.4': {
      claim: 'Supports',
      how: 'All is checked before it is sent; what could not be saved is kept and can be tried again.',
      evidence: ['TF-8', 'OT-3'],
    },
    '3.3.7': {
      claim: 'Supports',
      how: 'After a refusal or a failure everything typed is still there.',
      evidence: ['TF-3', 'TF-8'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Native controls and a native form; the summary is a named group.',
      evidence: ['tree', 'axe', 'broken'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A save that worked is said once, politely, and focus stays on Save.',
      evidence: ['TF-14', 'X-5'],
    },
  },
  duties: [
    { what: 'A label for each field', askedBy: 'type', by: '`label` of every field of the library' },
    {
      what: 'A `name` for each field that is checked',
      askedBy: 'nobody',
      by: 'An error for a name that no field has is said in the summary.',
    },
    {
      what: 'Errors that are sentences and say what to do',
      askedBy: 'nobody',
      by: 'A program cannot judge a sentence.',
    },
    {
      what: 'A name for the form, where several stand on a page',
      askedBy: 'nobody',
      by: '`label` may be left out.',
    },
  ],
  keyboard: ['Form'],
  tree: 'components-form--failed',
  limitations: [
    {
      what: 'That focus without an alert is enough to tell of a refused save has not been tested with people.',
    },
    { what: 'Plurals are right in the languages of the dictionary only.' },
    { what: 'No screen reader was tried by a person.' },
  ],
  dictionaries: ['Form', 'Field'],
  rightToLeft: {
    mirrors: ['summary, fields, and the bar of buttons'],
    doesNot: ['numbers and phone numbers inside fields'],
  },
  dos: [
    'Return the errors of the server by field name.',
    'Go on in `onSaved`, not in `onSubmit`.',
    'Set `warnOnUnsaved` where leaving loses work.',
  ],
  donts: [
    'Do not disable Save until all is right.',
    'Do not announce errors yourself as well.',
    'Do not clear the form when saving failed.',
  ],
  broken: [
    {
      story: 'checks-broken-form--summary-without-heading',
      shows: 'A summary of errors with an empty heading',
    },
    {
      story: 'checks-broken-form--summary-with-loose-errors',
      shows: 'A list of errors that holds something else',
    },
  ],
  manual: 'never',
};
