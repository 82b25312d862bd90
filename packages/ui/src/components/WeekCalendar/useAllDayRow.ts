import { type RefObject, useLayoutEffect } from 'react';

/** The part of the grid's height that the row may take and still stay in sight. */
const most = 1 / 3;

/**
 * What lasts all day stays in sight while the hours scroll, as long as it leaves them most of the room. Focus knows its
 * height and does not go under it (WCAG 2.4.11). It is measured: how high an event is depends on letters and on the host.
 */
export function useAllDayRow(scroller: RefObject<HTMLElement | null>, hasAllDay: boolean) {
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = hasAllDay && box?.querySelector<HTMLElement>('[data-row="-1"]');
    if (!box || !row) return undefined;

    const look = () => {
      const stays = row.offsetHeight <= box.clientHeight * most;
      row.toggleAttribute('data-stays', stays);
      box.style.setProperty('--all-day', stays ? `${row.offsetHeight}px` : '0px');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    observer.observe(box);
    return () => {
      observer.disconnect();
      box.style.removeProperty('--all-day');
    };
  }, [scroller, hasAllDay]);
}
