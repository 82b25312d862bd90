import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which somebody who touched the rows no longer scrolls them. */
const atRest = 1_000;

/** Room left above or below the row, in pixels. */
const room = 12;

/**
 * Scrolls the row of the current page into view when it first appears and when another page becomes the current one,
 * and again when rows come or move around it, unless somebody has touched the rows since. Only the rows scroll, never
 * the page; nothing is animated; and a person who is scrolling the rows keeps their place.
 */
export function useCurrentInView(
  nav: RefObject<HTMLElement | null>,
  currentHref: string | undefined,
  isRail: boolean,
) {
  const shown = useRef<string>(undefined);
  const shownAt = useRef(0);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const ended = new AbortController();
    const touch = () => {
      touchedAt.current = performance.now();
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      nav.current?.addEventListener(type, touch, { passive: true, signal: ended.signal });
    return () => ended.abort();
  }, [nav]);

  // After each drawing, since a row may come later than its page does.
  useLayoutEffect(() => {
    if (currentHref === undefined) return;
    const wanted = `${isRail} ${currentHref}`;
    // By the next frame the groups are open or closed as they will be seen.
    const frame = requestAnimationFrame((now) => {
      const row = nav.current && currentIn(nav.current);
      if (!row) return;
      const keepsPlace =
        shown.current === wanted ? touchedAt.current > shownAt.current : now - touchedAt.current < atRest;
      shown.current = wanted;
      if (keepsPlace) return;
      shownAt.current = now;
      reveal(row);
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** The link to the current page, or what is seen of where it stands: the closed group around it. */
const currentIn = (nav: HTMLElement) =>
  [...nav.querySelectorAll<HTMLElement>('[data-current], [data-current-within]')].findLast(
    (row) => row.getClientRects().length > 0,
  );

/** A row that is cut off moves to the edge, one that is out of sight to the middle. */
function reveal(row: HTMLElement) {
  const container = scrollerOf(row);
  if (!container) return;
  const frame = container.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const [above, below] = [top - room - frame.top, bottom + room - frame.bottom];
  if (above >= 0 && below <= 0) return;
  const isCut = bottom > frame.top && top < frame.bottom;
  container.scrollTop += isCut ? (above < 0 ? above : below) : (above + below) / 2;
}

/** The list of rows scrolls; in windows that are too low for that, the whole sidebar does. */
function scrollerOf(row: HTMLElement) {
  let at = row.parentElement;
  while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement;
  return at;
}
