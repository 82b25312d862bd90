import { both, type Claim, claim, notApplicable, partially, supports, type WcagClaims } from './types.ts';

/** Partly supported only because a test is missing; no failure is known. */
const untested = (remark: string, what: string, due: string, ...evidence: string[]): Claim =>
  claim('Partially Supports', remark, evidence, { what, due });

const noVideo = both(notApplicable('There is no video.'));

/**
 * The claims about WCAG 2.2, levels A and AA. To change one, edit it here and run
 * `npm run report -w @console/scripts`, which writes the reports again. A claim about the console that isn't `supports`
 * needs a barrier in app/src/features/accessibility/barriers.ts, or a gap with a date.
 */
export const wcag: WcagClaims = {
  '1.1.1': {
    console: supports(
      'Icons are hidden or named by their control. A chart is a figure with a text summary, a range input to explore it and a table. A profile picture is next to its name.',
      ...['axe', 'journeys', 'LC-1', 'LC-2', 'LC-6'],
    ),
    library: supports(
      'Icons are hidden or named by their control. A chart is a figure with a text summary, a range input to explore it and a table.',
      ...['axe', 'pseudo', 'LC-1', 'LC-2', 'LC-6'],
    ),
  },
  '1.2.1': {
    console: partially(
      'A recording is next to its transcript, which follows the playback. Transcripts come from the phone service. If a call doesn’t have one, the page shows a message instead, and people can’t read the call.',
      ...['AP-10', 'AP-11', 'journeys'],
    ),
    library: supports(
      'A recording is next to its transcript, which follows the playback. The app supplies the transcript.',
      ...['AP-10', 'AP-11'],
    ),
  },
  '1.2.2': noVideo,
  '1.2.3': noVideo,
  '1.2.4': both(notApplicable('There are no live media.')),
  '1.2.5': noVideo,
  '1.3.1': {
    console: supports(
      'Tables, lists, headings, groups and landmarks are native elements. Errors and hints describe their field.',
      ...['axe', 'DT-1', 'WC-1', 'OT-8', 'journeys'],
    ),
    library: supports(
      'Tables, lists, headings, groups and landmarks are native elements. Errors and hints describe their field.',
      ...['axe', 'tree', 'DT-1', 'WC-1', 'OT-8'],
    ),
  },
  '1.3.2': both(
    supports(
      'The page order matches the visual order in both directions. The calendar consists of real rows.',
      ...['axe', 'X-6', 'X-7', 'WC-6'],
    ),
  ),
  '1.3.3': {
    console: partially(
      'One sentence in the settings, fixed by the specification, mentions “the Plus icon on the right”. The button also has a text label, and the Hebrew sentence names the correct side.',
      'journeys',
    ),
    library: supports('No string of the library refers to a shape, a place or a sound.', 'spoken-strings'),
  },
  '1.3.4': both(supports('Nothing requires an orientation. Every screen fits 320 px.', 'reflow-320')),
  '1.3.5': {
    console: supports(
      'Fields about the person who signs in, or about their business, declare their purpose: name, address, country, phone, email, password, one-time code.',
      ...['lint', 'journeys'],
    ),
    library: partially(
      'Text, phone and country fields take an `autoComplete` token, and a phone field has one by default. The country of InternationalPhoneField doesn’t.',
      ...['lint', 'OT-5'],
    ),
  },
  '1.4.1': both(
    supports(
      'Each state and each line of a chart has an indicator in addition to its color.',
      ...['forced-colors', 'LC-8', 'WC-18', 'AP-11'],
    ),
  ),
  '1.4.2': both(
    supports('Nothing plays until people start it, and one click pauses it.', ...['AP-8', 'AP-16']),
  ),
  '1.4.3': both(
    supports(
      'Measured for pairs of theme colors and for text where it is rendered, in light and dark.',
      ...['contrast', 'axe'],
    ),
  ),
  '1.4.4': {
    console: partially(
      'A journey opens 25 screens with a font size of 200 % in the browser, in English, and five in Hebrew: nothing overflows the page horizontally. No text is cut off that isn’t cut at 100 %, except summaries in lists of calls. The page of the call has the whole summary.',
      ...['text-200', 'reflow-320', 'journeys'],
    ),
    library: supports(
      'Every story is tested with 200 % text. What doesn’t fit is complete in a tooltip, for keyboard and pointer.',
      'text-200',
    ),
  },
  '1.4.5': {
    console: supports(
      'There are no images of text. Google’s and PayPal’s buttons are logos, which are exempt.',
      'lint',
    ),
    library: supports('There are no images of text.', 'lint'),
  },
  '1.4.10': both(
    supports(
      'At 320 px, only the hours of the calendar and wide tables scroll horizontally, in English and Hebrew.',
      ...['reflow-320', 'journeys', 'DT-11', 'WC-8'],
    ),
  ),
  '1.4.11': {
    console: untested(
      'The tokens for control borders, indicators, the focus ring and charts have a contrast of 3:1. The console’s few custom shapes were not measured separately.',
      'Measurements of the console’s custom shapes',
      '2027-03',
      ...['contrast', 'LC-8'],
    ),
    library: supports(
      'The tokens for control borders, indicators, the focus ring and charts have a contrast of 3:1.',
      ...['contrast', 'LC-8'],
    ),
  },
  '1.4.12': {
    console: partially(
      'A journey opens 25 screens with the text spacing of the criterion, in English, and five in Hebrew: no text is cut off that isn’t cut without it, except summaries in lists of calls. The page of the call has the whole summary.',
      ...['text-spacing', 'journeys'],
    ),
    library: supports(
      'Every story is tested with the text spacing of the criterion. What doesn’t fit is complete in a tooltip, for keyboard and pointer.',
      'text-spacing',
    ),
  },
  '1.4.13': both(
    supports(
      'The pointer can move onto a tooltip, which stays open until Esc closes it. The focus stays where it is.',
      ...['SB-4', 'keys'],
    ),
  ),
  '2.1.1': {
    console: supports(
      'Tests press each key of the keyboard tables in both directions. Some journeys use only the keyboard.',
      ...['keys', 'journeys'],
    ),
    library: supports('Tests press each key of the keyboard tables in both directions.', 'keys'),
  },
  '2.1.2': both(supports('Esc or Tab leaves dialogs, menus and the grid.', ...['keys', 'DT-3', 'WC-4'])),
  '2.1.4': {
    console: supports('The console has no single-letter shortcuts.', ...['AP-5', 'SB-9']),
    library: supports(
      'Single-letter shortcuts exist only if the app enables them, and work only while the focus is inside.',
      ...['AP-5', 'SB-9'],
    ),
  },
  '2.2.1': {
    console: partially(
      'A message with an action stays while it has focus or the pointer. A session ends after 12 hours without use, without a warning. Typed text is restored for the same person.',
      ...['OT-1', 'journeys'],
    ),
    library: supports('A message with an action stays while it has focus or the pointer.', 'OT-1'),
  },
  '2.2.2': {
    console: supports(
      'The console refreshes its data every 5 to 30 seconds. People can turn that off in Settings, and with it the messages about new calls.',
      ...['motion', 'parts'],
    ),
    library: supports('Nothing moves, blinks or scrolls for longer than five seconds.', 'motion'),
  },
  '2.3.1': both(
    supports('Nothing flashes. The few animations take less than a third of a second.', 'motion'),
  ),
  '2.4.1': both(
    supports(
      'There are a link to the main content, named landmarks, and F6 to move between them.',
      ...['SB-1', 'keys', 'journeys'],
    ),
  ),
  '2.4.2': both(
    supports(
      'Each screen has a title. After a failed save, the title begins with the word for error.',
      ...['journeys', 'axe', 'TF-8'],
    ),
  ),
  '2.4.3': {
    console: supports(
      'After an action, focus stays or moves to the result. It returns from dialogs and drawers, also from a dialog that was opened by its URL.',
      ...['focus', 'TF-6', 'SB-7', 'OT-3', 'journeys'],
    ),
    library: supports(
      'After an action, focus stays or moves to the result, and it returns from dialogs and drawers.',
      ...['focus', 'TF-6', 'SB-7', 'OT-3'],
    ),
  },
  '2.4.4': {
    console: supports(
      'Names of links and buttons in rows include the row’s name.',
      ...['axe', 'DT-8', 'journeys'],
    ),
    library: supports('Names of links and buttons in rows include the row’s name.', ...['axe', 'DT-8']),
  },
  '2.4.5': {
    console: partially(
      'People can reach most pages through the sidebar and through lists or search. A few, such as the settings, are only in the sidebar.',
      'journeys',
    ),
    library: notApplicable('The library isn’t a set of pages.'),
  },
  '2.4.6': both(
    supports(
      'Types require headings and labels. Only we judged whether each label describes its control well.',
      ...['lint', 'axe', 'DT-4', 'OT-2'],
    ),
  ),
  '2.4.7': both(
    supports(
      'One ring of 2 px. Each tab stop of each story is checked in ordinary and in forced colors, in English. The contrast of its color is tested.',
      ...['focus', 'forced-colors', 'contrast'],
    ),
  ),
  '2.4.11': {
    console: supports(
      'A journey presses Tab up to 80 times on each of 25 screens in a window of 390 px: nothing covers the focused element completely.',
      ...['promises', 'focus', 'journeys'],
    ),
    library: supports('Sticky headers never cover the focused element.', ...['promises', 'focus']),
  },
  '2.5.1': both(
    supports(
      'Nothing requires two fingers or a path. People can tap a slider, which has a number next to it.',
      ...['OT-4', 'AP-1'],
    ),
  ),
  '2.5.2': both(
    supports(
      'Controls act on release. On five screens of the console, a test presses each control, moves off it and releases: nothing happens.',
      'journeys',
    ),
  ),
  '2.5.3': both(
    supports(
      'Where a name contains more than the visible label, it includes that label. A rule of axe compares the two in every story, and on every screen that the journeys visit.',
      'axe',
    ),
  ),
  '2.5.4': both(notApplicable('Nothing responds to moving the device.')),
  '2.5.7': both(
    supports(
      'Nothing requires dragging. People move calendar events in the event’s form, or with keys and buttons.',
      ...['OT-4', 'AP-1', 'WC-9'],
    ),
  ),
  '2.5.8': {
    console: supports(
      'A journey measures the targets on 25 screens, in a wide window and at 390 px: each is 24 px, or has enough space around it.',
      ...['targets', 'journeys'],
    ),
    library: supports(
      'Every story has targets of at least 24 px or enough space around them, and 44 px on touch.',
      'targets',
    ),
  },
  '3.1.1': {
    console: supports(
      'The language is set before the first paint, and updated when people change it.',
      ...['axe', 'journeys'],
    ),
    library: notApplicable('The app sets the language of its page. The package’s README explains how.'),
  },
  '3.1.2': {
    console: partially(
      'Transcript turns and language names have a language. Names and notes that people typed have a direction but no language, because it isn’t known.',
      ...['AP-10', 'journeys'],
    ),
    library: supports('Transcript turns and language names have a language.', 'AP-10'),
  },
  '3.2.1': both(
    supports('Focus alone changes nothing and doesn’t open the tabs of a form.', ...['TF-10', 'keys']),
  ),
  '3.2.2': {
    console: supports(
      'Selecting an option never submits or navigates. Changes elsewhere are announced.',
      ...['journeys', 'keys'],
    ),
    library: supports(
      'Selecting an option never submits or navigates. Changes elsewhere are announced.',
      ...['keys', 'X-5'],
    ),
  },
  '3.2.3': {
    console: supports('One sidebar, in one order, on every screen.', 'journeys'),
    library: notApplicable('The library isn’t a set of pages.'),
  },
  '3.2.4': {
    console: supports(
      'There is one component for each purpose, and one dictionary for its strings.',
      ...['spoken-strings', 'journeys'],
    ),
    library: supports(
      'There is one component for each purpose, and one dictionary for its strings.',
      'spoken-strings',
    ),
  },
  '3.2.6': {
    console: supports(
      'The accessibility statement, which names the contact, is at the same place in the sidebar of every screen, and linked on sign-in.',
      'journeys',
    ),
    library: notApplicable('The library isn’t a set of pages.'),
  },
  '3.3.1': {
    console: supports(
      'Text next to the field begins with the word for error, and a summary links to each field.',
      ...['TF-1', 'TF-5', 'OT-8', 'journeys'],
    ),
    library: supports(
      'Text next to the field begins with the word for error, and a summary links to each field.',
      ...['TF-1', 'TF-5', 'OT-8'],
    ),
  },
  '3.3.2': both(
    supports('Types require a label. Optional fields are marked as optional.', ...['lint', 'axe', 'OT-8']),
  ),
  '3.3.3': {
    console: partially(
      'Messages describe what is expected. The specification fixes some of them word for word (“E-mail must be valid”), and those don’t give an example.',
      'journeys',
    ),
    library: supports(
      'The library shows the messages of the app, and its own describe what is expected.',
      'OT-8',
    ),
  },
  '3.3.4': {
    console: partially(
      'Deleting asks for confirmation or can be undone. Adding a channel, which costs money from then on, doesn’t have a review step, but the channel can be deleted again.',
      ...['OT-2', 'OT-3', 'journeys'],
    ),
    library: supports(
      'A destructive confirmation names the item and starts on Cancel. A guard asks before unsaved changes are lost.',
      ...['OT-2', 'OT-3'],
    ),
  },
  '3.3.7': {
    console: supports(
      'No process asks for the same information twice. An interrupted form is filled in again.',
      'journeys',
    ),
    library: notApplicable('The library doesn’t contain a process.'),
  },
  '3.3.8': {
    console: partially(
      'People can paste email and password or let a program fill them in. Google’s own pages were not tested.',
      'journeys',
    ),
    library: supports(
      'Fields for passwords and codes are native inputs, which accept pasted text and password managers.',
      ...['promises', 'tree'],
    ),
  },
  '4.1.2': {
    console: supports(
      'Types require names, and tests read them from Chromium’s accessibility tree. Most screen readers were not tested.',
      ...['axe', 'keys', 'X-9', 'journeys'],
    ),
    library: supports(
      'Types require names, and tests read them from Chromium’s accessibility tree. Most screen readers were not tested.',
      ...['axe', 'pseudo', 'tree', 'keys', 'X-9'],
    ),
  },
  '4.1.3': {
    console: supports(
      'There is one polite announcer, with at most one message per action.',
      ...['X-5', 'promises', 'journeys'],
    ),
    library: supports(
      'There is one polite announcer, with at most one message per action.',
      ...['X-5', 'promises'],
    ),
  },
};
