import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { columnsIn } from './layout.ts';

/** Below this many pixels the week is shown as a list. */
const narrowest = 768;
/** The axis of the hours, and what is still readable of an event beside another one. */
const axis = 56;
const narrowestEvent = 48;

/** Whether there is no room for the grid. Before it is measured, and on a server, there is. */
export const useIsNarrow = (box: RefObject<HTMLElement | null>) =>
  useRoom(box, false, (width) => width > 0 && width < narrowest);

/**
 * How many events there is room for beside each other. Before it is measured, and on a server, there is room for
 * all: nothing is folded away that a script would have to open. The grid asks by itself, so that nothing else is
 * drawn again for it.
 */
export const useColumns = (box: RefObject<HTMLElement | null>) =>
  useRoom(box, Number.POSITIVE_INFINITY, (width) => columnsIn((width - axis) / 7, narrowestEvent));

function useRoom<T>(box: RefObject<HTMLElement | null>, before: T, roomIn: (width: number) => T) {
  const [room, setRoom] = useState(before);
  const measure = useEffectEvent((width: number) => setRoom(roomIn(width)));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return room;
}
