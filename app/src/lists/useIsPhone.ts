import { useSyncExternalStore } from 'react';

const query = '(max-width: 36rem)';

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's, drawn again when that changes: the rows of tables are stacked then. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
