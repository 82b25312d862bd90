/** Keys to press together, as in `aria-keyshortcuts`: `Control+B`. A letter alone would be typed by accident (WCAG 2.1.4). */
export type Shortcut = `${'Control' | 'Alt' | 'Meta'}+${string}`;

const modifiers = ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph'];

/** Whether exactly these keys were pressed. A keyboard without Latin letters is asked for the place of the key. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent) {
  const parts = shortcut.split('+');
  const key = parts.pop() ?? '';
  if (event.repeat || event.isComposing || event.defaultPrevented) return false;
  if (modifiers.some((name) => event.getModifierState(name) !== parts.includes(name))) return false;
  const isLatin = /^[\x20-\x7f]+$/.test(event.key);
  return isLatin
    ? event.key.toLowerCase() === key.toLowerCase()
    : event.code === `Key${key.toUpperCase()}` || event.code === `Digit${key}`;
}

/** Whether keys pressed there write something. */
export function isEditable(target: EventTarget | undefined) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

/** As it stands on keys. Kept from left to right in any page. */
export const shownKeys = (shortcut: Shortcut) => `\u2066${shortcut.replace('Control', 'Ctrl')}\u2069`;
