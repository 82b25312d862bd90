/** Keys to press together, as in `aria-keyshortcuts`: `Control+B`. A letter alone would be typed by accident (WCAG 2.1.4). */
export type Shortcut = `${'Control' | 'Alt' | 'Meta'}+${string}`;

/** Whether exactly these keys were pressed. A keyboard without Latin letters is asked for the place of the key. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent) {
  const parts = shortcut.split('+');
  const key = parts.pop()?.toLowerCase();
  const modifiers = ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph'];
  return (
    !event.repeat &&
    !event.defaultPrevented &&
    modifiers.every((name) => event.getModifierState(name) === parts.includes(name)) &&
    (event.key > '~' ? event.code.replace('Key', '') : event.key).toLowerCase() === key
  );
}

/** As it stands on keys. Kept from left to right in any page. */
export const shownKeys = (shortcut: Shortcut) => `\u2066${shortcut.replace('Control', 'Ctrl')}\u2069`;
