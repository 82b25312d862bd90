import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
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
