import { useCallback, useSyncExternalStore } from 'react';
import { below, type DrawerBelow, isNotWide } from './windows.ts';

/**
 * How wide the window is, by the same limits as the styles. The styles alone draw the first frame; this follows for
 * what they cannot say: `aria-expanded`, a modal dialog, what the toggle does. The rows ask nothing here, they follow
 * the width of the sidebar they stand in. On a server every window is wide.
 */
export function useWindowWidth(drawerBelow: DrawerBelow) {
  const narrow = below(drawerBelow);
  const watch = useCallback(
    (onChange: () => void) => {
      const queries = [narrow, isNotWide].map((query) => matchMedia(query));
      for (const query of queries) query.addEventListener('change', onChange);
      return () => {
        for (const query of queries) query.removeEventListener('change', onChange);
      };
    },
    [narrow],
  );
  const read = () => {
    if (matchMedia(narrow).matches) return 'narrow' as const;
    return matchMedia(isNotWide).matches ? ('medium' as const) : ('wide' as const);
  };

  return useSyncExternalStore(watch, read, () => 'wide' as const);
}
