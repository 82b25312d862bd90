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
 * How many events there is room for beside each other, of the `most` there are: where there is more room, how much more
 * changes nothing. Before it is measured, and on a server, there is room for all: nothing is folded away that a script
 * would have to open. The grid asks by itself, so that nothing else is drawn again for it.
 */
export const useColumns = (box: RefObject<HTMLElement | null>, most: number) =>
  useRoom(box, most, (width) => Math.min(most, columnsIn((width - axis) / 7, narrowestEvent)), most);

/** Measured again when `anew` is another one. */
function useRoom<T>(
  box: RefObject<HTMLElement | null>,
  before: T,
  roomIn: (width: number) => T,
  anew?: unknown,
) {
  const [room, setRoom] = useState(before);
  const measure = useEffectEvent((width: number) => setRoom(roomIn(width)));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
    // biome-ignore lint/correctness/useExhaustiveDependencies: what fits is asked anew with `anew`.
  }, [box, anew]);

  return room;
}
