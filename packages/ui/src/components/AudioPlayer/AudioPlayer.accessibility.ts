import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'AudioPlayer',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Media seek slider',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/examples/slider-seek/',
    why: 'The time line is a native range in seconds with its value in words; play, back, forward, speed and download are native controls in a named group.',
    neighbours: [
      {
        name: 'A slider made of ARIA',
        whyNot: 'touch readers have a gesture for a native range and none for a made one.',
      },
      {
        name: 'The player of the browser',
        whyNot:
          'its words follow the browser, not the page, and nothing beside it can follow the time. It stands there where there are no scripts.',
      },
      {
        name: 'Toggle button',
        whyNot: 'a name that says play or pause, and “pressed” besides, say two things.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.2.1': {
      claim: 'Supports',
      how: 'A Transcript beside it follows the player and says what the recording says; the host brings it.',
      evidence: ['AP-10', 'AP-11'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'A group named by the recording, with native controls.',
      evidence: ['tree', 'axe'],
    },
    '1.4.2': {
      claim: 'Supports',
      how: 'Nothing sounds before a person has pressed something; play is the first control.',
      evidence: ['AP-8', 'keys'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Each control answers to keys; the time line in steps of 1, 5 and 30 seconds.',
      evidence: ['keys', 'AP-4'],
    },
    '2.1.2': { claim: 'Supports', how: 'Tab goes through every control and on.', evidence: ['keys'] },
    '2.1.4': {
      claim: 'Supports',
      how: 'No letter does anything unless the host asks, and then only while focus is inside.',
      evidence: ['AP-5'],
    },
    '2.2.2': {
      claim: 'Supports',
      how: 'Playing is started and paused by a person; nothing else moves.',
      evidence: ['AP-8', 'AP-18', 'motion'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The order of Tab is that of the page. In a narrow place the time line is seen above the buttons and comes after them, which changes no meaning.',
      evidence: ['keys'],
    },
    '2.5.1': { claim: 'Supports', how: 'A tap on the track goes there.', evidence: ['AP-17'] },
    '2.5.3': {
      claim: 'Supports',
      how: 'Buttons that show words are named by them first; the others show an icon.',
      evidence: ['AP-8', 'AP-13'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'A tap on the track goes there, and two buttons go 10 seconds.',
      evidence: ['AP-17', 'keys'],
    },
    '3.2.1': {
      claim: 'Supports',
      how: 'Focus changes nothing; while it plays the words come up to date.',
      evidence: ['AP-3'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The time line has name, value and value in words; the button for playing says what it does and with which recording.',
      evidence: ['AP-1', 'AP-2', 'AP-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'Waiting and failure are said in a status; no live region follows the time.',
      evidence: ['AP-3', 'AP-14'],
    },
  },
  duties: [
    { what: 'Which recording it is, as the name', askedBy: 'type', by: '`title` of AudioPlayer' },
    {
      what: 'A different title for each player of a page',
      askedBy: 'nobody',
      by: 'A player does not know of the others.',
    },
    {
      what: 'A transcript beside it (WCAG 1.2.1)',
      askedBy: 'nobody',
      by: 'A call may be without any; whether there is one only the host knows.',
    },
    {
      what: 'Type and size of the file that can be saved',
      askedBy: 'type',
      by: '`type` of AudioFile; `size` may be left out',
    },
    {
      what: 'The length, where the file does not say it',
      askedBy: 'nobody',
      by: 'The player says why one cannot go elsewhere.',
    },
  ],
  keyboard: ['AudioPlayer'],
  tree: 'components-audioplayer--in-the-middle',
  limitations: [
    {
      what: 'While it plays and the time line has the focus, its value stands still for readers.',
      workAround: 'any key, a pause, or focus brings it up to date.',
    },
    { what: 'In a narrow place the time line is seen above the buttons and comes after them with Tab.' },
    {
      what: 'What a touch reader’s gesture steps by is the browser’s choice.',
      workAround: 'two buttons go 10 seconds.',
    },
    { what: 'Media of a page that this library did not make are not paused.' },
    { what: 'Orca is silent when Play turns into Pause; one hears the recording instead.' },
    { what: 'Only Chromium has been looked at. No screen reader was tried by a person.' },
  ],
  dictionaries: ['AudioPlayer'],
  rightToLeft: {
    mirrors: ['the row, its words and tooltips'],
    doesNot: [
      'the time line with both its times, unless the host says `timelineDirection="locale"`',
      'the icons of play, back and forward',
    ],
  },
  dos: [
    'Put a Transcript beside it.',
    'Say in `title` who was spoken to and when: it goes on after “Play”.',
    'Give `onSourceExpired` where addresses run out.',
  ],
  donts: [
    'Do not begin to play by yourself.',
    'Do not put the time into a live region.',
    'Do not use it for music or for what sounds in the background.',
  ],
  broken: [
    { story: 'checks-broken-audio-player--time-line-without-name', shows: 'A time line without a name' },
    { story: 'checks-broken-audio-player--icons-without-names', shows: 'A button with nothing but an icon' },
  ],
  manual: 'never',
};
