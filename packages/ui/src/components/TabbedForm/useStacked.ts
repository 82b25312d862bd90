import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Below this many CSS pixels at 100 % text size a row of tabs is no help: everything is open under headings. */
const narrowest = 480;

/**
 * Whether tabs are to be stacked: their container is narrow, or they do not fit in it, so that no tab, and no error on
 * it, is ever out of sight. Watches the container; larger text makes it narrower.
 */
export function useStacked(container: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const [isStacked, setStacked] = useState(false);
  const needed = useRef(0);

  // The marks on the tabs come and go, so what they need is measured after each drawing.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const tabs = list.current;
      if (tabs?.checkVisibility()) {
        needed.current = [...tabs.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
      }
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setStacked(element.clientWidth < Math.max(narrowest * text, Math.floor(needed.current)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });

  return isStacked;
}
