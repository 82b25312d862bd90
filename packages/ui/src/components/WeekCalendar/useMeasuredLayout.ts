import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { availableColumns } from './layout.ts';

/** Below this width in pixels the week is shown as a list. */
const narrowest = 768;
/** The width of the column of the hours, in pixels. It is wider for "10:30 AM". */
const axisWidth = (hasLongTimes: boolean) => (hasLongTimes ? 80 : 56);
/** An event is readable from this width on, in pixels. */
const narrowestEvent = 48;
/** The width of the button of an overflow, in pixels. It is wider for touch. */
const moreButtonWidth = () => (matchMedia('(pointer: coarse)').matches ? 40 : 24);

const isNarrow = (width: number) => width > 0 && width < narrowest;

/** Whether the calendar is too narrow for the grid. False on a server. */
export const useIsNarrow = (box: RefObject<HTMLElement | null>) => useMeasuredWidth(box, isNarrow);

/**
 * How many events fit next to each other, at most `most`. On a server all of them fit: opening an overflow needs a
 * script. The grid calls this hook, so that only the grid renders again.
 */
export function useAvailableColumns(
  box: RefObject<HTMLElement | null>,
  most: number,
  hasLongTimes: boolean,
  days: number,
  isBesideMoreButton = false,
) {
  const columns = useCallback(
    (width: number) => {
      const day = (width - axisWidth(hasLongTimes)) / days;
      // Without an overflow, there is no button.
      if (most <= availableColumns(day, narrowestEvent)) return most;
      return availableColumns(day - (isBesideMoreButton ? moreButtonWidth() : 0), narrowestEvent);
    },
    [most, hasLongTimes, days, isBesideMoreButton],
  );
  return useMeasuredWidth(box, columns);
}

/** The row stays in view up to this part of the grid's height. */
const mostOfHeight = 1 / 3;

/**
 * Keeps the row of all-day events in view while the hours scroll, unless it takes too much of the height. The grid
 * scrolls focus out from under it (WCAG 2.4.11). The height is measured: it depends on the font and on `renderEvent`.
 */
export function useAllDayRow(scroller: RefObject<HTMLElement | null>, hasAllDay: boolean) {
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = hasAllDay && box?.querySelector<HTMLElement>('[data-row="-1"]');
    if (!box || !row) return undefined;

    const measure = () => {
      const stays = row.offsetHeight <= box.clientHeight * mostOfHeight;
      row.toggleAttribute('data-stays', stays);
      box.style.setProperty('--all-day', stays ? `${row.offsetHeight}px` : '0px');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(box);
    return () => {
      observer.disconnect();
      box.style.removeProperty('--all-day');
    };
  }, [scroller, hasAllDay]);
}

/**
 * A value that depends on the width of an element. The first render has that of the window, which is seldom far from it:
 * a second render of hundreds of events would take as long as the first. On a server, and until its page is hydrated,
 * everything fits.
 */
function useMeasuredWidth<T>(box: RefObject<HTMLElement | null>, valueAt: (width: number) => T) {
  const isClient = useSyncExternalStore(unwatched, yes, no);
  // Reading a width lays out the page, so the window's is read only once.
  const [value, setValue] = useState(() => valueAt(isClient ? window.innerWidth : Number.POSITIVE_INFINITY));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    setValue(() => valueAt(element.clientWidth));
    const observer = new ResizeObserver(
      ([entry]) => entry && setValue(() => valueAt(entry.contentRect.width)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, valueAt]);

  return value;
}

const unwatched = () => () => undefined;
const yes = () => true;
const no = () => false;
