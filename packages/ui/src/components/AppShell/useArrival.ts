import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to a page that was just arrived at: to its `h1`, or to the main region when it has none. Not on the
 * first page, where the browser starts at the top; and not while a drawer lies over it, but right after.
 */
export function useArrival(
  pageKey: string | undefined,
  isCovered: boolean,
  main: RefObject<HTMLElement | null>,
) {
  const seen = useRef(pageKey);

  useEffect(() => {
    if (isCovered || seen.current === pageKey) return;
    seen.current = pageKey;
    focusPage(main.current);
  }, [pageKey, isCovered, main]);
}

/** Focus on the heading of the page, so that reading starts there. */
export function focusPage(main: HTMLElement | null) {
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus();
}
