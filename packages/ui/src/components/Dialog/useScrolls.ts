import { type RefObject, useEffect, useState } from 'react';

/** Whether an element's content is taller than the element, kept up to date as either changes its size. */
export function useScrolls(element: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = element.current;
    if (!box) return;

    const sizes = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    const watch = () => {
      sizes.disconnect();
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();

    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [element]);

  return scrolls;
}
