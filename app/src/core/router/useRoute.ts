import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { settledWithin } from '../loading/settledWithin.ts';
import { setPageTitle } from '../pageTitle.ts';
import type { Router, RouterLocation } from './router.ts';

/** The router of this document. */
export const RouterContext = createContext<Router | null>(null);

/** Returns the router. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter must be used below <RouterContext>: there is no router here.');
  return router;
}

/** Returns the current location, and renders again when it changes. */
function useRoute(): RouterLocation {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.getPlace);
}

/** Milliseconds for which a screen stays while the code of the next one loads. */
const codeWait = 100;

/**
 * Returns the location to render. Another screen is rendered when its code is loaded, or soon after the event, in a
 * transition, because it takes long. A change within a screen, such as a filter in the query, renders at once, because the
 * field that made it follows the URL.
 *
 * @param frameOf returns the frame of a location; locations with the same frame are one screen
 * @param load loads the code of the screen of a location
 */
export function useShownPlace(
  frameOf: (place: RouterLocation) => string,
  load: (place: RouterLocation) => Promise<void>,
): RouterLocation {
  const place = useRoute();
  const [settled, setSettled] = useState(place);
  const isSame = frameOf(place) === frameOf(settled);

  useEffect(() => {
    if (isSame) return setSettled(place);
    let isOver = false;
    // A failure now is ignored: rendering the screen loads it again and reports the failure.
    void settledWithin(codeWait, load(place)).then(() => {
      if (!isOver) startTransition(() => setSettled(place));
    });
    return () => {
      isOver = true;
    };
  }, [place, isSame, load]);

  return isSame ? place : settled;
}

/**
 * Navigation for the screen of a location. While the person is on the way to another screen, the screen that they leave
 * can't replace the URL: data that arrives late would take them back.
 */
export function useScreenNavigate(shown: RouterLocation, frameOf: (place: RouterLocation) => string) {
  const router = useRouter();

  return useCallback(
    (to: string, options?: { replace?: boolean }) => {
      const isLeaving = frameOf(router.getPlace()) !== frameOf(shown);
      if (!isLeaving || !options?.replace) router.navigate(to, options);
    },
    [router, shown, frameOf],
  );
}

const positions = new Map<number, number>();

/**
 * Does for screens what browsers do for documents: sets the title, and restores the scroll position on Back and
 * Forward. Call it next to the screen, inside the same Suspense boundary, so that it runs when the screen is mounted.
 * It then calls `onStand`.
 */
export function useArrival(title: string, { path, index, arrival }: RouterLocation, onStand: () => void) {
  useEffect(() => setPageTitle(title), [title]);

  useEffect(() => {
    history.scrollRestoration = arrival === 'load' ? 'auto' : 'manual';
    const remember = () => positions.set(index, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [index, arrival]);

  // Only another path starts at the top: a change of the query keeps the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index and arrival belong to the path that changed.
  useEffect(() => {
    onStand();
    if (arrival !== 'load') window.scrollTo(0, arrival === 'history' ? (positions.get(index) ?? 0) : 0);
  }, [path, onStand]);
}
