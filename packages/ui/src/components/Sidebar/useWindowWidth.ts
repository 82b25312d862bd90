import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767.98px)';
const medium = '(max-width: 1199.98px)';

/**
 * How wide the window is, by the same limits as the styles. The styles alone draw the first frame; this
 * follows for what they cannot say, such as `aria-expanded`. On a server every window is wide.
 */
export function useWindowWidth() {
  return useSyncExternalStore(watchWidth, readWidth, () => 'wide' as const);
}

function readWidth() {
  if (matchMedia(narrow).matches) return 'narrow' as const;
  return matchMedia(medium).matches ? ('medium' as const) : ('wide' as const);
}

function watchWidth(onChange: () => void) {
  const queries = [narrow, medium].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
