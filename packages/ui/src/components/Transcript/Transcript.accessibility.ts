import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'Transcript',
  kind: 'composite',
  stated: '2026-11-21',
  pattern: {
    name: 'Ordered list (HTML)',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
    why: 'There is no pattern for transcripts. It is an ordered list of turns under a heading, with times as buttons, a skip link and a search.',
    neighbours: [
      { name: 'Feed or log', whyNot: 'no items are added automatically, and none are announced.' },
      { name: 'List box', whyNot: 'turns are read, not chosen, and option text can’t be selected.' },
      { name: 'Table', whyNot: 'speaker and time belong to the text; three columns would separate them.' },
    ],
  },
  criteria: {
    ...everyStory,
    '1.2.1': {
      claim: 'Supports',
      how: 'The text has speaker and time for each turn, in reading order.',
      evidence: ['AP-10', 'tree'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'A heading, a list, an item for each turn with speaker, time and text.',
      evidence: ['AP-10', 'tree', 'axe'],
    },
    '1.3.2': {
      claim: 'Supports',
      how: 'Turns are in the given order, regardless of their times.',
      evidence: ['AP-10'],
    },
    '1.4.1': {
      claim: 'Supports',
      how: 'The current turn has a bar and an underlined name; a match is highlighted in forced colors. Speakers have a name, and a marker of their own shape as well as a color.',
      evidence: ['AP-11', 'forced-colors'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Times, search, copying and downloads work with the keyboard, and the turns scroll with it.',
      evidence: ['keys', 'AP-12'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves on from the last turn; Esc clears the search.',
      evidence: ['keys'],
    },
    '2.4.1': {
      claim: 'Supports',
      how: 'A skip link goes to the end of the transcript.',
      evidence: ['AP-10', 'keys'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'Following never moves focus or scrolls the page.',
      evidence: ['AP-11'],
    },
    '2.4.6': {
      claim: 'Supports',
      how: 'The host sets the heading level; the buttons of a turn name the speaker and the time.',
      evidence: ['AP-10', 'AP-12'],
    },
    '2.5.3': {
      claim: 'Supports',
      how: 'A time is named “Play from 1 minute 20 seconds, 1:20”, which includes the visible text.',
      evidence: ['AP-12'],
    },
    '3.1.2': {
      claim: 'Supports',
      how: 'Each turn has the language and direction that the host sets.',
      evidence: ['AP-10'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'Only the turn being spoken has aria-current.',
      evidence: ['AP-11', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Matches, copies and failures are announced once; turns aren’t announced during playback.',
      evidence: ['AP-10', 'AP-13', 'X-5'],
    },
  },
  duties: [
    {
      what: 'The speaker of each turn',
      askedBy: 'nobody',
      by: '`speaker` is optional, for captions without voices and for sounds.',
    },
    {
      what: 'The language of a text that isn’t the page’s (WCAG 3.1.2)',
      askedBy: 'nobody',
      by: 'Without `lang` the text is treated as the page’s language.',
    },
    {
      what: 'Turns in reading order',
      askedBy: 'nobody',
      by: 'Speech overlaps, so times don’t give the order.',
    },
    {
      what: 'A file name that identifies the recording',
      askedBy: 'nobody',
      by: '`fileName` is optional.',
    },
    {
      what: 'A heading level that fits the page',
      askedBy: 'nobody',
      by: 'There is a default; only the host knows the page.',
    },
  ],
  keyboard: ['Transcript'],
  tree: 'components-transcript--timed',
  spokenWith: 'AudioPlayer',
  limitations: [
    { what: 'Screen readers read a time twice, in words and as digits: both must be in the name.' },
    {
      what: 'A two-hour recording has thousands of tab stops.',
      workAround: 'the skip link, the search, and “Go to the Current Line”.',
    },
    {
      what: 'Turns far out of view aren’t laid out until they are near; people can still find, read and reach them.',
    },
    { what: 'The ninth speaker has the same marker and color as the first; the names differ.' },
    { what: 'New turns aren’t announced: it is for recordings, not for live conversations.' },
    { what: 'Tested in Chromium only. Nobody has tested it with a screen reader by hand.' },
  ],
  dictionaries: ['Transcript'],
  rightToLeft: {
    mirrors: ['the list: times and markers are on the right'],
    doesNot: ['a time such as 1:20', 'text in another language, which keeps its own direction'],
  },
  dos: ['Set the `lang` of each turn.', 'Pass the player of the recording.', 'Set `fileName`.'],
  donts: [
    'Don’t guess times: a turn without a time has no button.',
    'Don’t use it for messages that are still being written.',
  ],
  broken: [
    {
      story: 'checks-broken-transcript--time-without-name',
      shows: 'A play button without a name',
    },
    {
      story: 'checks-broken-transcript--turns-that-are-no-list',
      shows: 'Turns in a list that aren’t list items',
    },
    {
      story: 'checks-broken-transcript--language-that-is-none',
      shows: 'A turn in a language that doesn’t exist',
    },
  ],
  manual: 'never',
};
