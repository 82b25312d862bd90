import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';

/** The state that a sidebar shares with its rows. */
export interface RowState {
  /** The URL of the current page. */
  currentHref: string | undefined;
  /** Only icons are visible. */
  isRail: boolean;
  /** The groups that the person opened or closed, by key. */
  groups: Readonly<Record<string, boolean>>;
  /** The same while rows are filtered, when all other groups are open. `undefined` without a filter. */
  filtered: Readonly<Record<string, boolean>> | undefined;
  /** The keys of the groups and rows around the link to the current page, as found in the document. */
  within: ReadonlySet<string>;
  /** The group that is open next to the rail. */
  flyout: string | undefined;
}

export interface RowStore {
  get: () => RowState;
  set: (change: Partial<RowState>) => void;
  subscribe: (onChange: () => void) => () => void;
  /** The person opened or closed a group. The sidebar keeps it. */
  onGroup: (key: string, isExpanded: boolean) => void;
}

/**
 * The state of all rows of one sidebar. A context would render hundreds of links again when one of them becomes the
 * current page: each row subscribes to its own part instead, and renders again when that part changes.
 */
export function createRowStore(first: Partial<RowState> = {}): RowStore {
  const listeners = new Set<() => void>();
  let state: RowState = {
    currentHref: undefined,
    isRail: false,
    groups: {},
    filtered: undefined,
    within: new Set(),
    flyout: undefined,
    ...first,
  };

  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      if (JSON.stringify(flat(next)) === JSON.stringify(flat(state))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onGroup: () => undefined,
  };
}

interface Rows {
  store: RowStore;
  /** Where the rows are: in the page, in the drawer of a narrow window, or in the flyout of their group. */
  location: 'page' | 'drawer' | 'popover';
  /** The edge of the page that the sidebar is at. */
  side: 'start' | 'end';
  /** The group around the rows. */
  group?: string | undefined;
  /** Returns the URL that a link has in the document, as set by `UIProvider`. */
  useHref: (href: string) => string;
}

/** Values that never change for a row, so that the context never renders rows again. */
export const RowsContext = /* @__PURE__ */ createContext<Rows>({
  store: /* @__PURE__ */ createRowStore(),
  location: 'page',
  side: 'start',
  useHref: (href) => href,
});

export const useRows = () => useContext(RowsContext);

/** A part of the state of the rows. The row renders again when that part, a plain value, changes. */
export function useRowState<Part extends boolean | string | number | undefined>(
  { store }: Rows,
  select: (state: RowState) => Part,
) {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * The URL of a row's link, and the attributes of the link to the current page. An open flyout has a second link to it, and
 * then only the one in the flyout gets `aria-current`.
 */
export function useLinkProps(rows: Rows, href: string) {
  const isCurrent = useRowState(rows, ({ currentHref, flyout }) => {
    if (currentHref !== href) return 'no';
    return rows.location !== 'popover' && flyout !== undefined && flyout === rows.group ? 'behind' : 'page';
  });
  return {
    ...useHrefProps(rows, href),
    ...(isCurrent === 'page' && ({ 'aria-current': 'page' } as const)),
    ...(isCurrent !== 'no' && { 'data-current': true }),
  };
}

/** The URL of a link in the document, and in `data-href` the one the host wrote, if it differs. */
export function useHrefProps(rows: Rows, href: string) {
  const url = rows.useHref(href);
  return { href: url, ...(url !== href && { 'data-href': href }) };
}

/** The URL as the host wrote it. */
export const hrefOf = (link: HTMLElement) => link.dataset['href'] ?? link.getAttribute('href');

/** The link to this page. */
export function findLink(within: Element, href: string) {
  const value = `"${CSS.escape(href)}"`;
  return within.querySelector(`a[data-href=${value}], a[href=${value}]:not([data-href])`);
}

/**
 * Whether two props are deeply equal. The host creates icons, counts and lists again in each rendering, and they seldom
 * differ, so rows compare their content.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && isSame(one.props, other.props);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/**
 * Whether a matching element is among the children. It doesn't find elements that a component of the host renders,
 * which are only known after rendering.
 */
export function findElement(
  children: ReactNode,
  matches: (props: Record<string, unknown>, type: unknown) => boolean,
): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return false;
    return matches(child.props, child.type) || findElement(child.props['children'] as ReactNode, matches);
  });
}

/** Whether the link to this page is among the children. */
export const containsLink = (children: ReactNode, href: string | undefined) =>
  href !== undefined && findElement(children, (props) => props['href'] === href);

const flat = (state: RowState) => ({ ...state, within: [...state.within] });
