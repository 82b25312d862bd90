/** A key: its X11 name and its `userEvent` string. */
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
  F6: { x: 'F6', typed: '{F6}' },
  Esc: { x: 'Escape', typed: '{Escape}' },
  'Select all (Ctrl+A)': { x: 'ctrl+a', typed: '{Control>}a{/Control}' },
} satisfies Record<string, Key>;

/** Commands of the screen reader, which don't reach the page. */
const ofReader = {
  'Read all (keypad plus)': 'KP_Add',
  'Next table (T)': 't',
  'Cell below (Alt+Shift+Down)': 'alt+shift+Down',
  'Cell at the right (Alt+Shift+Right)': 'alt+shift+Right',
};

export type Press = keyof typeof ofPage | keyof typeof ofReader;

/** The X11 key of a step. */
export const sent = (press: Press) => (isOfReader(press) ? ofReader[press] : ofPage[press].x);

/** The `userEvent` string of a step; `undefined` for a command of the screen reader. */
export const typed = (press: Press) => (isOfReader(press) ? undefined : ofPage[press].typed);

const isOfReader = (press: Press): press is keyof typeof ofReader => press in ofReader;
