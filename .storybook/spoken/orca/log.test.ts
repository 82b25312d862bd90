import { expect, test } from 'vitest';
import { readLog } from './log.ts';

/** A log excerpt of Orca 43.1. */
const key = (name: string, consumed: string, focusMode: boolean, sticky = false) => `
KEYBOARD_EVENT:  type=ATSPI_KEY_PRESSED_EVENT
                 event_string=(${name})

vvvvv PROCESS ATSPI_KEY_PRESSED_EVENT: '${name}' (114) vvvvv
20:23:37.025188 - LOCATION: [slider | Explore days]
20:23:37.025191 - CONSUME:  ${consumed} (Script indication)
20:23:37.025239 - INPUT EVENT: _inFocusMode: ${focusMode ? 'True' : 'False'}
20:23:37.025241 - INPUT EVENT: _focusModeIsSticky: ${sticky ? 'True' : 'False'}
20:23:37.025248 - TOTAL PROCESSING TIME: 0.0004
^^^^^ PROCESS ATSPI_KEY_PRESSED_EVENT: '${name}' (114) ^^^^^

vvvvv PROCESS ATSPI_KEY_RELEASED_EVENT: '${name}' (114) vvvvv
20:23:37.030890 - CONSUME:  True (Is release for last non-modifier keyevent)
^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT: '${name}' (114) ^^^^^
`;

test('the output is the text between the quotation marks, without the voice', () => {
  const { says } =
    readLog(`20:23:35.031955 - SPEECH OUTPUT: 'Explore days horizontal slider.'{'established': False}
20:23:35.032994 - SPEECH: Last spoke 0.1 seconds ago
20:23:35.032995 - SPEECH OUTPUT: 'Show as table' voice=hyperlink{'established': False}
20:23:35.032996 - SPEECH OUTPUT: 'Minutes'[{'established': False}]
20:23:35.032997 - SPEECH OUTPUT: 'Calls'
20:23:35.032998 - SPEECH OUTPUT: 'Off'None`);
  expect(says).toEqual(['Explore days horizontal slider.', 'Show as table', 'Minutes', 'Calls', 'Off']);
});

test('quotation marks, line breaks and double spaces are handled, and empty output is ignored', () => {
  const { says } = readLog(`20:23:35.031955 - SPEECH OUTPUT: 'Ana's call, 'urgent''{'established': False}
20:23:35.032994 - SPEECH OUTPUT: ''
20:23:35.032995 - SPEECH OUTPUT: 'Error:  Phone Number
                  is required.'{'established': False}
20:23:35.032996 - DEFAULT: Not in SayAll`);
  expect(says).toEqual(["Ana's call, 'urgent'", 'Error: Phone Number is required.']);
});

test('each key press has its consumer and focus mode, and key releases are ignored', () => {
  const log = key('Right', 'False', true) + key('Left', 'True', false) + key('Down', 'False', true, true);
  expect(readLog(log).keys).toEqual([
    { name: 'Right', isTaken: false, isInFocusMode: true, isForced: false },
    { name: 'Left', isTaken: true, isInFocusMode: false, isForced: false },
    { name: 'Down', isTaken: false, isInFocusMode: true, isForced: true },
  ]);
});

test('a log that ends in the middle of a line is parsed up to that point', () => {
  expect(readLog('20:23:35.03 - SPEECH OUT')).toEqual({ says: [], keys: [] });
  expect(readLog("20:23:35.031955 - SPEECH OUTPUT: 'Calls'{'established").says).toHaveLength(1);
});
