import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keys to press together, as in `aria-keyshortcuts`: `Control+B`. People would press a single letter by accident (WCAG
 * 2.1.4).
 */
export type Shortcut = `${'Control' | 'Alt' | 'Meta'}+${string}`;

/** Calls `onPress` when the keys are pressed, except in an editable element or while a dialog covers the sidebar. */
export function useShortcut(
  shortcut: Shortcut | undefined,
  frame: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcut || !isPressed(shortcut, event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(editable))) return;
    if (frame.current?.closest('[inert], [aria-hidden="true"]')) return;
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    if (!shortcut) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);
}

/** The keys as their labels show them, isolated from left to right in every language. */
export const shownKeys = (shortcut: Shortcut) => `\u2066${shortcut.replace('Control', 'Ctrl')}\u2069`;

const editable = 'input, textarea, select, [role="textbox"]';

/** Whether exactly these keys were pressed. On a keyboard without Latin letters, the position of the key decides. */
function isPressed(shortcut: Shortcut, event: KeyboardEvent) {
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
