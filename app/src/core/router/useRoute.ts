import { createContext, use, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { Router, RouterLocation } from './router.ts';

/** The router of this document. */
export const RouterContext = createContext<Router | null>(null);

/** The router, for those who navigate. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter must be used below <RouterContext>: there is no router here.');
  return router;
}

/** Where the console is. The component is drawn again whenever that changes. */
function useRoute(): RouterLocation {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.getPlace);
}

/**
 * Where the console is, for whoever draws it. Another screen is much work: the press that leads there is answered
 * first, and the screen is drawn right after, in pieces between which the browser may do other things. A change within
 * a screen, such as a filter in the query, is shown at once, as the field that made it follows the address.
 *
 * @param frameOf places of one frame are one screen
 */
export function useShownPlace(frameOf: (place: RouterLocation) => string): RouterLocation {
  const place = useRoute();
  const shown = useDeferredValue(place);
  return frameOf(place) === frameOf(shown) ? place : shown;
}

const positions = new Map<number, number>();

/**
 * Part of what a browser does on its own between documents and must be done by hand between screens: the title of
 * the window, and the place on the page that one comes back to. Call it beside the screen, inside the same
 * Suspense boundary, so that it runs when the screen stands; `onStand` then hears of it.
 */
export function useArrival(title: string, { path, index, arrival }: RouterLocation, onStand: () => void) {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    history.scrollRestoration = arrival === 'load' ? 'auto' : 'manual';
    const remember = () => positions.set(index, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [index, arrival]);

  // Only another screen starts at its top: a change of the query leaves the reader where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index and arrival belong to the path that changed.
  useEffect(() => {
    onStand();
    if (arrival !== 'load') window.scrollTo(0, arrival === 'history' ? (positions.get(index) ?? 0) : 0);
  }, [path, onStand]);
}
