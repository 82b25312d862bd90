import { type KeyboardEvent, type RefObject, useState } from 'react';

/** Where a key leads from a row, among so many; undefined when it is not a key of the list. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowUp: (from) => Math.max(0, from - 1),
  ArrowDown: (from, count) => Math.min(count - 1, from + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Lets up, down, Home and End go from link to link of a list. `current` is the row whose tools Tab comes to: the one
 * that focus was on last, else the one that is chosen, else the first. In the others they would be in the way.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  chosen: string | null,
) {
  const [last, setLast] = useState<string | null>(null);
  const current = [last, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  return {
    current,
    onFocusOf: setLast,
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (!step || !isPlain) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const from = rows.findIndex((row) => row.contains(document.activeElement));
      if (from < 0) return;
      event.preventDefault();
      rows[step(from, rows.length)]?.querySelector('a')?.focus();
    },
  };
}
