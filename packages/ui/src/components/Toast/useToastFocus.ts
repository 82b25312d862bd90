import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus when the toast that has it goes: it moves to the next toast, and after the last one back to where it
 * was before it came in (WCAG 2.4.3). A pointer goes back at once: its focus would hold the other toasts. `keys` are
 * the toasts in the order they are seen.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const cameFrom = useRef<HTMLElement>(null);
  const focused = useRef<string>(null);
  const isKeyboard = useRef(false);
  const previous = useRef(keys);

  useLayoutEffect(() => {
    const gone = focused.current;
    if (gone !== null && !keys.includes(gone)) {
      const next = keys[Math.min(previous.current.indexOf(gone), keys.length - 1)];
      focused.current = null;
      if (next !== undefined && isKeyboard.current)
        closeButton(region.current, next)?.focus({ preventScroll: true });
      else if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    }
    previous.current = keys;
  });

  return {
    onFocus({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      isKeyboard.current = target.matches(':focus-visible');
      focused.current = target.closest<HTMLElement>('[data-toast]')?.dataset['toast'] ?? null;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}

function closeButton(region: HTMLElement | null, key: string) {
  return region?.querySelector<HTMLElement>(`[data-toast="${CSS.escape(key)}"] [data-close]`);
}
