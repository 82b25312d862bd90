import { useSyncExternalStore } from 'react';

/** How many panes stand beside each other: on a phone each is a page. */
export type Layout = 'one' | 'two' | 'three';

const two = '(min-width: 768px)';
const three = '(min-width: 1024px)';

function subscribe(listener: () => void) {
  const queries = [two, three].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

const read = (): Layout => (matchMedia(three).matches ? 'three' : matchMedia(two).matches ? 'two' : 'one');

/** The layout that the window has room for, drawn again when that changes. */
export const useLayout = () => useSyncExternalStore(subscribe, read);
