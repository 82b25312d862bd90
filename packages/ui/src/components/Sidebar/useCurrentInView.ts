import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds without input after which a person counts as no longer scrolling. */
const atRest = 1_000;

/** Space above or below the row, in pixels. */
const margin = 12;

/**
 * Scrolls the row of the current page into view when it first appears and when the current page changes, and again when
 * rows around it are added or move, unless the person has used the rows since. Only the rows scroll, never the page,
 * and without animation. A person who is scrolling the rows keeps their position.
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

  // After each rendering, because a row might appear later than its page.
  useLayoutEffect(() => {
    if (currentHref === undefined) return;
    const wanted = `${isRail} ${currentHref}`;
    // By the next frame, the groups are in their final state.
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

/** The link to the current page or, while that is hidden, the closed group around it. */
const currentIn = (nav: HTMLElement) =>
  [...nav.querySelectorAll<HTMLElement>('[data-current], [data-current-within]')].findLast(
    (row) => row.getClientRects().length > 0,
  );

/** Scrolls a partly visible row to the edge, and one that is out of view to the middle. */
function reveal(row: HTMLElement) {
  const container = scrollerOf(row);
  if (!container) return;
  const frame = container.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const [above, below] = [top - margin - frame.top, bottom + margin - frame.bottom];
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
