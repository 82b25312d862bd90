import { createContext, use, useSyncExternalStore } from 'react';
import type { Place, Router } from './router.ts';

/** The router of this document. */
export const RouterContext = createContext<Router | null>(null);

/** The router, for those who navigate. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter must be used below <RouterContext>: there is no router here.');
  return router;
}

/** Where the console is. The component is drawn again whenever that changes. */
export function useRoute(): Place {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.getPlace);
}
