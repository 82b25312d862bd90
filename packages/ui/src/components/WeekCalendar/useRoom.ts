import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsIn } from './layout.ts';

/** Below this many pixels the week is shown as a list. */
const narrowest = 768;
/** The axis of the hours, and what is still readable of an event beside another one. */
const axis = 56;
const narrowestEvent = 48;

/**
 * What there is room for: the grid, and how many events beside each other. Before it is measured, and on a server,
 * there is room for all: nothing is folded away that a script would have to open.
 */
export function useRoom(box: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ isNarrow: false, columns: Number.POSITIVE_INFINITY });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (width: number) => {
      const isNarrow = width > 0 && width < narrowest;
      const columns = columnsIn((width - axis) / 7, narrowestEvent);
      setRoom((known) =>
        known.isNarrow === isNarrow && known.columns === columns ? known : { isNarrow, columns },
      );
    };
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return room;
}
