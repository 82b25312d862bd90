import type { Press } from '../spoken/keys.ts';

/** A screen reader with the browser that most of its users have. */
export interface Reader {
  id: string;
  name: string;
  browser: string;
  /** What a tester does before the first step. */
  setUp: readonly string[];
  /** The commands that differ from the key of the step. */
  commands: Partial<Record<Press, string>>;
}

const defaults =
  'Use the default settings of the screen reader, and set its voice to the language of the page.';
const windows = (name: string) => [
  defaults,
  `Start ${name}, then the browser. Turn on the speech viewer or the text of the braille viewer, to copy what is said.`,
  'Modes: let the screen reader switch by itself. If it doesn’t where a step expects it, note it.',
];

const touch = 'With a touch screen';

/** The screen readers of the scripts, with their commands. Keys without a command are pressed as they are. */
export const readers: readonly Reader[] = [
  {
    id: 'nvda',
    name: 'NVDA',
    browser: 'Firefox or Chrome on Windows',
    setUp: windows('NVDA'),
    commands: {
      'Read all (keypad plus)': 'NVDA+Down Arrow',
      'Next table (T)': 'T',
      'Cell below (Alt+Shift+Down)': 'Ctrl+Alt+Down Arrow',
      'Cell at the right (Alt+Shift+Right)': 'Ctrl+Alt+Right Arrow',
    },
  },
  {
    id: 'jaws',
    name: 'JAWS',
    browser: 'Chrome on Windows',
    setUp: windows('JAWS'),
    commands: {
      'Read all (keypad plus)': 'Insert+Down Arrow',
      'Next table (T)': 'T',
      'Cell below (Alt+Shift+Down)': 'Ctrl+Alt+Down Arrow',
      'Cell at the right (Alt+Shift+Right)': 'Ctrl+Alt+Right Arrow',
    },
  },
  {
    id: 'voiceover',
    name: 'VoiceOver',
    browser: 'Safari on macOS',
    setUp: [
      defaults,
      'In Safari, turn on “Press Tab to highlight each item on a webpage”. Turn on VoiceOver with Command+F5, and show its caption panel.',
      'VO stands for Control+Option.',
    ],
    commands: {
      'Read all (keypad plus)': 'VO+A',
      'Next table (T)': 'VO+Command+T',
      'Cell below (Alt+Shift+Down)': 'VO+Down Arrow',
      'Cell at the right (Alt+Shift+Right)': 'VO+Right Arrow',
      'Select all (Ctrl+A)': 'Command+A',
    },
  },
  {
    id: 'talkback',
    name: 'TalkBack',
    browser: 'Chrome on Android',
    setUp: [
      defaults,
      `${touch}, swipe where a step has a swipe. Keys in brackets need a hardware keyboard: without one, note “no keyboard”.`,
      'Turn on “Display speech output” in the developer settings of TalkBack, to copy what is said.',
    ],
    commands: {
      Tab: 'Swipe right to the next control (Tab)',
      'Shift+Tab': 'Swipe left to the previous control (Shift+Tab)',
      Enter: 'Double-tap (Enter)',
      Space: 'Double-tap (Space)',
      Right: 'On a slider swipe up, otherwise swipe right (Right)',
      Left: 'On a slider swipe down, otherwise swipe left (Left)',
      Down: 'Swipe to the item below (Down)',
      Up: 'Swipe to the item above (Up)',
      Home: '(Home)',
      End: '(End)',
      'Page Down': '(Page Down)',
      'Page Up': '(Page Up)',
      Esc: 'Swipe down, then left (Esc)',
      'Select all (Ctrl+A)': 'TalkBack menu, Select all (Ctrl+A)',
      'Read all (keypad plus)': 'TalkBack menu, Read from next item',
      'Next table (T)': 'Reading control Tables, swipe down',
      'Cell below (Alt+Shift+Down)': 'Reading control Columns, swipe down',
      'Cell at the right (Alt+Shift+Right)': 'Reading control Rows, swipe down',
    },
  },
  {
    id: 'orca',
    name: 'Orca',
    browser: 'Firefox or Chromium on Linux',
    setUp: [defaults, 'Turn on the speech monitor or the debug log, to copy what is said.'],
    commands: {
      'Read all (keypad plus)': 'Keypad Plus',
      'Next table (T)': 'T',
      'Cell below (Alt+Shift+Down)': 'Alt+Shift+Down',
      'Cell at the right (Alt+Shift+Right)': 'Alt+Shift+Right',
    },
  },
];

/** The command of a reader for a step. */
export const commandOf = (reader: Reader, press: Press | 'Type', text = '') =>
  press === 'Type' ? `Type “${text}”` : (reader.commands[press] ?? press);
