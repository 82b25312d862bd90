import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { columnsIn } from './layout.ts';

/** Below this many pixels the week is shown as a list. */
const narrowest = 768;
/** The axis of the hours, and what is still readable of an event beside another one. */
const axis = 56;
const narrowestEvent = 48;
/** What the button of a crowd takes from the events beside it; a finger needs more of it. */
const crowdRoom = () => (matchMedia('(pointer: coarse)').matches ? 40 : 24);

const isNarrow = (width: number) => width > 0 && width < narrowest;

/** Whether there is no room for the grid. Before it is measured, and on a server, there is. */
export const useIsNarrow = (box: RefObject<HTMLElement | null>) => useRoom(box, false, isNarrow);

/**
 * How many events there is room for beside each other, of the `most` there are: where there is more room, how much more
 * changes nothing. Before it is measured, and on a server, there is room for all: nothing is folded away that a script
 * would have to open. The grid asks by itself, so that nothing else is drawn again for it.
 */
export function useColumns(box: RefObject<HTMLElement | null>, most: number, isBesideCrowd = false) {
  const columns = useCallback(
    (width: number) => {
      const day = (width - axis) / 7 - (isBesideCrowd ? crowdRoom() : 0);
      return Math.min(most, columnsIn(day, narrowestEvent));
    },
    [most, isBesideCrowd],
  );
  return useRoom(box, most, columns);
}

function useRoom<T>(box: RefObject<HTMLElement | null>, before: T, roomIn: (width: number) => T) {
  const [room, setRoom] = useState(before);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    setRoom(() => roomIn(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => entry && setRoom(() => roomIn(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, roomIn]);

  return room;
}
