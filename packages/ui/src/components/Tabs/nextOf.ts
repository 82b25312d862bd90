import type { KeyboardEvent } from 'react';

interface Layout {
  orientation: 'horizontal' | 'vertical';
  direction: 'ltr' | 'rtl';
}

/** The tab that a key goes to, as seen, around the ends: `undefined` for any other key (APG tabs). */
export function nextOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  tabs: readonly { id: string }[],
  focused: string | undefined,
  { orientation, direction }: Layout,
): string | undefined {
  const at = tabs.findIndex(({ id }) => id === focused);
  if (at < 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home') return tabs[0]?.id;
  if (key === 'End') return tabs.at(-1)?.id;
  const beside = direction === 'ltr' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : beside;
  if (key === on) return tabs[(at + 1) % tabs.length]?.id;
  return key === back ? tabs.at(at - 1)?.id : undefined;
}
