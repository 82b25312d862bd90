import Navigo from 'navigo';

/** The current location: the matching route and the URL. */
export interface RouterLocation {
  /** The pattern that matched, or `null` if none did. */
  route: string | null;
  params: Readonly<Record<string, string>>;
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Position in this tab's history. */
  index: number;
  /** How the location was reached. */
  arrival: 'load' | 'push' | 'replace' | 'history';
}

/** A navigation that a guard has blocked. Call `proceed` to let it through. */
export interface NavigationAttempt {
  to: string | null;
  proceed: () => void;
}

/** Called before the location changes. Return true to block the navigation. */
export type Guard = (attempt: NavigationAttempt) => boolean;

/** The router of the console. */
export interface Router {
  getPlace: () => RouterLocation;
  subscribe: (listener: () => void) => () => void;
  /** Navigates to a URL of the console. Navigating to the current URL replaces its history entry. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Guards every navigation: links, Back, steps in history, closing the tab. Returns the function that removes it. */
  guard: (guard: Guard) => () => void;
  destroy: () => void;
}

const indexOf = (state: unknown) => {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : null;
};

/**
 * Creates the router of a document. navigo only matches paths. History is written here, with the position of each entry
 * in its state, because navigo can't block Back and adds an entry for the same URL.
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

  /** Matches without `resolve`, because its state stays broken after a throw, which a malformed `%` causes. */
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
    // An entry without a position was created by a #fragment link or by hand: it is one step ahead.
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
