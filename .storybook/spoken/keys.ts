/** A key, as the transcripts write it, as X calls it, and as the tests type it. */
interface Key {
  x: string;
  typed: string;
}

/** The keys of a page. */
const ofPage = {
  Tab: { x: 'Tab', typed: '{Tab}' },
  'Shift+Tab': { x: 'shift+Tab', typed: '{Shift>}{Tab}{/Shift}' },
  Enter: { x: 'Return', typed: '{Enter}' },
  Space: { x: 'space', typed: '{ }' },
  Right: { x: 'Right', typed: '{ArrowRight}' },
  Left: { x: 'Left', typed: '{ArrowLeft}' },
  Down: { x: 'Down', typed: '{ArrowDown}' },
  Up: { x: 'Up', typed: '{ArrowUp}' },
  Home: { x: 'Home', typed: '{Home}' },
  End: { x: 'End', typed: '{End}' },
  'Page Down': { x: 'Next', typed: '{PageDown}' },
  'Page Up': { x: 'Prior', typed: '{PageUp}' },
  Esc: { x: 'Escape', typed: '{Escape}' },
} satisfies Record<string, Key>;

/** Commands of the reader itself: a page never sees them. */
const ofReader = {
  'Read all (keypad plus)': 'KP_Add',
  'Next table (T)': 't',
  'Cell below (Alt+Shift+Down)': 'alt+shift+Down',
  'Cell at the right (Alt+Shift+Right)': 'alt+shift+Right',
};

export type Press = keyof typeof ofPage | keyof typeof ofReader;

/** What X sends for it. */
export const sent = (press: Press) => (isOfReader(press) ? ofReader[press] : ofPage[press].x);

/** What a test types for it; nothing for a command of the reader. */
export const typed = (press: Press) => (isOfReader(press) ? undefined : ofPage[press].typed);

const isOfReader = (press: Press): press is keyof typeof ofReader => press in ofReader;
