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

const segmentsOf = (path: string) => path.replace(/^\/+|\/+$/g, '').split('/');

/** The parameters of a path, or `null` if it doesn't match. Throws if a parameter has a malformed `%`. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (segment.startsWith(':') && value) params[segment.slice(1)] = decodeURIComponent(value);
    else if (segment !== value) return null;
  }
  return wanted.length === given.length ? params : null;
}

/**
 * Creates the router of a document. The first pattern that matches wins, with or without a trailing slash. The state of
 * each history entry has its position, because a blocked Back has to be undone.
 *
 * @param documents paths with a document of their own: navigating to them loads it
 */
export function createRouter(patterns: readonly string[], documents: readonly string[] = []): Router {
  const listeners = new Set<() => void>();
  let guard: Guard | null = null;
  let isRestoring = false;

  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);

  const startIndex = indexOf(history.state) ?? 0;
  history.replaceState({ ...history.state, index: startIndex }, '');
  let place = read('load', startIndex);

  function match(path: string): Pick<RouterLocation, 'route' | 'params'> {
    try {
      for (const route of patterns) {
        const params = paramsOf(route, path);
        if (params) return { route, params };
      }
    } catch {
      // A malformed `%`.
    }
    return { route: null, params: {} };
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
    if (documents.includes(url.pathname)) {
      location.assign(url);
      return;
    }
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
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', onBeforeUnload);
    },
  };
}
