import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

/** Below this many CSS pixels at 100 % text size a row of tabs is no help: everything is open under headings. */
const narrowest = 480;

/**
 * Whether tabs are to be stacked: their container is narrow, or they do not fit in it, so that no tab, and no error on
 * it, is ever out of sight. Watches the container; larger text makes it narrower. Other `names` on the tabs need other
 * room.
 */
export function useStacked(
  container: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { names, ...tabs }: { names: string; open: string | undefined; onOpen: (id: string) => void },
) {
  const [isStacked, setStacked] = useState(false);
  const prepare = useKeptFocus(container, { ...tabs, isStacked });
  const needed = useRef({ names, room: 0 });

  // The marks on the tabs come and go, so what they need is measured after each drawing.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const row = list.current;
      if (row?.checkVisibility()) {
        const room = [...row.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
        needed.current = { names, room };
      }
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      // Names that were never drawn in a row are drawn once, before anybody sees it, to be measured.
      const room = needed.current.names === names ? Math.floor(needed.current.room) : 0;
      const isTooNarrow = element.clientWidth < Math.max(narrowest * text, room);
      if (isTooNarrow !== isStacked) prepare(isTooNarrow);
      setStacked(isTooNarrow);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });

  return isStacked;
}
