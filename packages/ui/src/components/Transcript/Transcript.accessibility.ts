import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Transcript',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Ordered list (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
    why: 'There is no pattern for transcripts. It is an ordered list of turns below a heading, each time a button, with a link past it and a search.',
    neighbours: [
      { name: 'Feed or log', whyNot: 'nothing comes by itself, and nothing is announced.' },
      { name: 'List box', whyNot: 'turns are read, not chosen, and text in options cannot be selected.' },
      { name: 'Table', whyNot: 'speaker and time belong to the words; three columns would take them apart.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.2.1': {
      claim: 'Supports',
      how: 'Who says what and when, in text, in the order of speaking.',
      evidence: ['AP-10', 'tree'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'A heading, a list, an item for each turn with speaker, time and text.',
      evidence: ['AP-10', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'Turns stand in the order they are given, whatever their times.',
      evidence: ['AP-10'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The turn that is said has a bar and a line under the name; a match is framed in forced colours.',
      evidence: ['AP-11', 'forced-colors'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Times, search, copying and files answer to keys; the box of turns scrolls by keys.',
      evidence: ['keys', 'AP-12'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab goes on from the last turn; Esc clears the search.',
      evidence: ['keys'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'A link leads past the transcript to its end.',
      evidence: ['AP-10', 'keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Following never moves the focus, nor the page.',
      evidence: ['AP-11'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'A heading of a level that the host gives; buttons of a turn name the speaker and the time.',
      evidence: ['AP-10', 'AP-12'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'A time is named “Play from 1 minute 20 seconds, 1:20”: what is seen is in the name.',
      evidence: ['AP-12'],
    },
    '3.1.2': {
      claim: 'Supports',
      how: 'Each turn has the language and the direction that the host gives it.',
      evidence: ['AP-10'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The turn that is said is the current one, and no other.',
      evidence: ['AP-11', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Matches, copies and refusals are said once; turns are not announced while it plays.',
      evidence: ['AP-10', 'AP-13', 'X-5'],
    },
  },
  duties: [
    { what: 'Who speaks in each turn', askedBy: 'type', by: '`speaker` of TranscriptTurn' },
    {
      what: 'The language of a text that is not the page’s (WCAG 3.1.2)',
      askedBy: 'nobody',
      by: 'Without `lang` the text is taken for the page’s language.',
    },
    {
      what: 'Turns in the order in which they are read',
      askedBy: 'nobody',
      by: 'Speech overlaps, so times are no order.',
    },
    {
      what: 'A name of the file that says which call it is',
      askedBy: 'nobody',
      by: '`fileName` may be left out.',
    },
    {
      what: 'A level of heading that fits the page',
      askedBy: 'nobody',
      by: 'There is a default; only the host knows the page.',
    },
  ],
  keyboard: ['Transcript'],
  tree: 'components-transcript--timed',
  spokenWith: 'AudioPlayer',
  limitations: [
    { what: 'Readers hear a time twice, in words and as it is written: both have to be in the name.' },
    {
      what: 'Two hours of talk are thousands of stops for Tab.',
      workAround: 'the link past the transcript, the search, and “Go to the Current Line”.',
    },
    {
      what: 'Turns far out of view are not laid out until they are near; they can be found, read and reached.',
    },
    { what: 'New turns are not announced: it is for what was said, not for what is being said.' },
    { what: 'Only Chromium has been looked at. No screen reader was tried by a person.' },
  ],
  dictionaries: ['Transcript'],
  rightToLeft: {
    mirrors: ['the list: times stand at the right'],
    doesNot: ['a time such as 1:20', 'a text in another language, which takes its own direction'],
  },
  dos: ['Give each turn its `lang`.', 'Give it the player of its recording.', 'Give `fileName`.'],
  donts: [
    'Do not guess times: a turn without one has no button.',
    'Do not use it for messages that are still being written.',
  ],
  broken: [
    {
      story: 'checks-broken-transcript--time-without-name',
      shows: 'A time to play from that is drawn without words',
    },
    {
      story: 'checks-broken-transcript--turns-that-are-no-list',
      shows: 'Turns that stand in a list without being its items',
    },
    {
      story: 'checks-broken-transcript--language-that-is-none',
      shows: 'A turn in a language that does not exist',
    },
  ],
  manual: 'never',
};
