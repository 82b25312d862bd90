import type { Accessibility } from '../../../../../.storybook/accessibility/accessibility.ts';
import { everyStory } from '../../../../../.storybook/accessibility/everyStory.ts';

export const accessibility: Accessibility = {
  name: 'AudioPlayer',
  kind: 'signature',
  stated: '2026-11-21',
  pattern: {
    name: 'Media seek slider',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/examples/slider-seek/',
    why: 'The timeline is a native range input in seconds, with its value in words. Play, back, forward, volume, speed and download are native controls in a named group.',
    neighbours: [
      {
        name: 'A custom ARIA slider',
        whyNot: 'touch screen readers have a gesture for a native range input, but not for a custom slider.',
      },
      {
        name: 'The browser’s own player',
        whyNot:
          'its labels use the browser’s language, not the page’s. It is only used where scripts are off.',
      },
      {
        name: 'Toggle button',
        whyNot: 'a name that changes between Play and Pause contradicts a pressed state.',
      },
    ],
  },
  criteria: {
    ...everyStory,
    '1.2.1': {
      claim: 'Supports',
      how: 'A Transcript next to the player follows it and contains what is said. The app adds it.',
      evidence: ['AP-10', 'AP-11'],
    },
    '1.3.1': {
      claim: 'Supports',
      how: 'Native controls are in a group named after the recording.',
      evidence: ['tree', 'axe'],
    },
    '1.4.2': {
      claim: 'Supports',
      how: 'Nothing plays before a person has pressed something. Play is the first control, unless the app sets another order. AudioVolume mutes the recording and sets its volume apart from the system’s.',
      evidence: ['AP-8', 'keys'],
    },
    '2.1.1': {
      claim: 'Supports',
      how: 'Every control works with the keyboard, the timeline in steps of 1, 5 and 30 seconds.',
      evidence: ['keys', 'AP-4'],
    },
    '2.1.2': {
      claim: 'Supports',
      how: 'Tab moves through every control and then leaves the player.',
      evidence: ['keys'],
    },
    '2.1.4': {
      claim: 'Supports',
      how: 'Letter keys do nothing unless the app enables them, and then only while focus is inside.',
      evidence: ['AP-5'],
    },
    '2.2.2': {
      claim: 'Supports',
      how: 'A person starts and pauses playback. Nothing else moves.',
      evidence: ['AP-8', 'AP-18', 'motion'],
    },
    '2.4.3': {
      claim: 'Supports',
      how: 'The Tab order is the document order. In a narrow container, the timeline is above the buttons and the volume below them, but both keep their place in the Tab order, which doesn’t change the meaning.',
      evidence: ['keys'],
    },
    '2.5.1': { claim: 'Supports', how: 'A tap on the track moves to that point.', evidence: ['AP-17'] },
    '2.5.3': {
      claim: 'Supports',
      how: 'The names of buttons with visible text begin with that text. The others show an icon.',
      evidence: ['AP-8', 'AP-13'],
    },
    '2.5.7': {
      claim: 'Supports',
      how: 'A tap on the track moves to that point, and two buttons skip 10 seconds.',
      evidence: ['AP-17', 'keys'],
    },
    '3.2.1': {
      claim: 'Supports',
      how: 'Focus only updates the value text during playback.',
      evidence: ['AP-3'],
    },
    '4.1.2': {
      claim: 'Supports',
      how: 'The timeline and the volume have a name, a value and a value text. The name of the play button contains the action and the recording.',
      evidence: ['AP-1', 'AP-2', 'AP-8', 'orca', 'tree', 'axe'],
    },
    '4.1.3': {
      claim: 'Supports',
      how: 'A status announces loading and failure. No live region follows the time.',
      evidence: ['AP-3', 'AP-14'],
    },
  },
  duties: [
    { what: 'The recording’s title, as the name', askedBy: 'type', by: '`title` of AudioPlayer' },
    {
      what: 'A different title for each player on a page',
      askedBy: 'nobody',
      by: 'A player doesn’t know about the others.',
    },
    {
      what: 'A transcript next to it (WCAG 1.2.1)',
      askedBy: 'nobody',
      by: 'Only the app knows whether a call has one.',
    },
    {
      what: 'Type and size of the file to download',
      askedBy: 'type',
      by: '`type` of AudioFile; `size` is optional',
    },
    {
      what: 'The length, if the file doesn’t contain it',
      askedBy: 'nobody',
      by: 'The player shows why seeking isn’t possible.',
    },
  ],
  keyboard: ['AudioPlayer'],
  tree: 'components-audioplayer--in-the-middle',
  limitations: [
    {
      what: 'While the timeline has focus during playback, its value doesn’t change for screen readers.',
      workAround: 'any key, a pause or a focus change updates it.',
    },
    {
      what: 'In a narrow container, the timeline is above the buttons and the volume below them, but both keep their place in the Tab order.',
    },
    {
      what: 'The browser determines the step of a touch screen reader’s gesture.',
      workAround: 'two buttons skip 10 seconds.',
    },
    {
      what: 'iOS doesn’t let pages set the volume. There, AudioVolume is only a mute button.',
      workAround: 'the volume buttons of the device.',
    },
    { what: 'The volume was tested on simulated iOS only, and its spoken output with no screen reader.' },
    { what: 'Media elements that aren’t from this library aren’t paused.' },
    { what: 'Orca doesn’t announce when Play changes to Pause. The recording starts instead.' },
    { what: 'Tested on Chromium only. Not tested manually with a screen reader.' },
  ],
  dictionaries: ['AudioPlayer', 'AudioVolume'],
  rightToLeft: {
    mirrors: ['the row, its text and tooltips', 'the volume slider'],
    doesNot: [
      'the timeline and its two times, unless the app sets `timelineDirection="locale"`',
      'the play, back and forward icons',
    ],
  },
  dos: [
    'Put a Transcript next to it.',
    'Name the person and the date in `title`. It continues the word “Play”.',
    'Pass `onSourceExpired` if URLs expire.',
  ],
  donts: [
    'Don’t start playback automatically.',
    'Don’t put the time in a live region.',
    'Don’t use it for music or background audio.',
    'Don’t leave out Play, or put your own controls between it and the timeline without a name.',
  ],
  broken: [
    { story: 'checks-broken-audio-player--time-line-without-name', shows: 'A timeline without a name' },
    { story: 'checks-broken-audio-player--icons-without-names', shows: 'An icon button without a name' },
  ],
  manual: 'never',
};
