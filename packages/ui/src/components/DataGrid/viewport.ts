import type { RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/**
 * Where rows are, for PageUp and PageDown. One page is what is seen of the table: of its own box when it scrolls
 * there, else of the window. By itself react-aria takes the whole table for one page.
 */
export const viewportOf = (table: Box, box: Box) => ({
  getItemRect(key: string | number) {
    const item = table.current?.querySelector(`[data-key="${CSS.escape(String(key))}"]`);
    if (!table.current || !item) return null;
    const origin = table.current.getBoundingClientRect();
    const { left, top, width, height } = item.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  },
  getContentSize: () => sizeOf(table),
  getVisibleRect() {
    const { width, height } = sizeOf(table);
    const seen = Math.min(height, sizeOf(box).height, window.innerHeight);
    return { x: 0, y: 0, width, height: seen };
  },
});

const sizeOf = ({ current }: Box) => ({
  width: current?.clientWidth ?? 0,
  height: current?.clientHeight ?? 0,
});
