import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPressed, type Shortcut } from './shortcut.ts';

const writes = 'input, textarea, select, [role="textbox"]';

/** Calls when the keys are pressed anywhere in the page but where they write something, or while a dialog covers it. */
export function useShortcut(
  shortcut: Shortcut | undefined,
  frame: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcut || !isPressed(shortcut, event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(writes))) return;
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
