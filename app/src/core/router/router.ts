import Navigo from 'navigo';

/** Where the console is: which route matched, and the address that did. */
export interface RouterLocation {
  /** The pattern that matched, or `null` when no route knows the address. */
  route: string | null;
  params: Readonly<Record<string, string>>;
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Position in this tab's history. */
  index: number;
  /** How the console came here. */
  arrival: 'load' | 'push' | 'replace' | 'history';
}

/** A navigation that a guard has stopped. Calling `proceed` lets it through. */
export interface NavigationAttempt {
  to: string | null;
  proceed: () => void;
}

/** Asked before the console leaves a place; answers whether it must stay for now. */
export type Guard = (attempt: NavigationAttempt) => boolean;

/** The address bar, as the rest of the console sees it. */
export interface Router {
  getPlace: () => RouterLocation;
  subscribe: (listener: () => void) => () => void;
  /** Goes to an address of the console. Going to the place one is at replaces it. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Stops every way out (links, Back, several steps of history, closing the tab) until it is lifted. */
  guard: (guard: Guard) => () => void;
  destroy: () => void;
}

const indexOf = (state: unknown) => {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : null;
};

/**
 * Makes the router of a document. navigo only matches addresses; history is written here, with the position of
 * each entry in its state, because navigo cannot hold a user back on Back and adds an entry for the same address.
 */
export function createRouter(patterns: readonly string[]): Router {
  const listeners = new Set<() => void>();
  let guard: Guard | null = null;
  let isRestoring = false;

  // Registered before navigo's own listener and in the capture phase, so that navigo never sees the event.
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('beforeunload', onBeforeUnload);

  const navigo = new Navigo('/');
  const routes = new Map(patterns.map((pattern) => [pattern.replace(/^\/|\/$/g, ''), pattern]));
  for (const pattern of patterns) navigo.on(pattern, () => {});

  const startIndex = indexOf(history.state) ?? 0;
  history.replaceState({ ...history.state, index: startIndex }, '');
  let place = read('load', startIndex);

  /** Matching without `resolve`, whose state is wedged for ever by a throw: a malformed `%` makes one. */
  function match(path: string): Pick<RouterLocation, 'route' | 'params'> {
    try {
      const [first] = navigo.match(path) || [];
      return { route: routes.get(first?.route.name ?? '') ?? null, params: first?.data ?? {} };
    } catch {
      return { route: null, params: {} };
    }
  }

  function read(arrival: RouterLocation['arrival'], index: number): RouterLocation {
    return {
      ...match(location.pathname),
      path: location.pathname,
      search: location.search,
      hash: location.hash,
      index,
      arrival,
    };
  }

  function arrive(arrival: RouterLocation['arrival'], index: number) {
    place = read(arrival, index);
    for (const listener of listeners) listener();
  }

  function onPopState(event: PopStateEvent) {
    event.stopImmediatePropagation();
    if (isRestoring) {
      isRestoring = false;
      return;
    }
    // An entry without a position was made by a #fragment link or by hand: it lies one step ahead.
    const index = indexOf(event.state) ?? place.index + 1;
    const steps = index - place.index;
    const proceed = () => withoutGuard(() => history.go(steps));
    if (steps !== 0 && guard?.({ to: null, proceed })) {
      isRestoring = true;
      history.go(-steps);
      return;
    }
    if (indexOf(event.state) === null) history.replaceState({ index }, '');
    arrive('history', index);
  }

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (guard) event.preventDefault();
  }

  function withoutGuard(leave: () => void) {
    guard = null;
    leave();
  }

  function navigate(to: string, { replace = false }: { replace?: boolean } = {}) {
    if (guard?.({ to, proceed: () => withoutGuard(() => navigate(to, { replace })) })) return;
    const url = new URL(to, location.href);
    const isSame = url.href === location.href;
    const index = replace || isSame ? place.index : place.index + 1;
    if (replace || isSame) history.replaceState({ index }, '', url);
    else history.pushState({ index }, '', url);
    arrive(replace || isSame ? 'replace' : 'push', index);
  }

  return {
    getPlace: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    destroy() {
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
      navigo.destroy();
    },
  };
}
