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
  /** The URL of the row of the current page. */
  currentHref: string | undefined;
  /** The current page is below that row, without a row of its own. */
  isBelow: boolean;
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
    isBelow: false,
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
export function useLinkProps(rows: Rows, { href, isCurrent: given }: Pick<RowLink, 'href' | 'isCurrent'>) {
  const current = useRowState(rows, ({ currentHref, isBelow, flyout }) => {
    if (!(given ?? currentHref === href)) return 'no';
    if (rows.location !== 'popover' && flyout !== undefined && flyout === rows.group) return 'behind';
    return isBelow && !given ? 'true' : 'page';
  });
  return {
    ...useHrefProps(rows, href),
    ...((current === 'page' || current === 'true') && ({ 'aria-current': current } as const)),
    ...(current !== 'no' && { 'data-current': true }),
    ...(given !== undefined && { 'data-is-current': given }),
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

/** The link of a row. */
export interface RowLink {
  href: string;
  /** Whether the host says that it is the current page, or that it isn't. */
  isCurrent?: boolean | undefined;
}

/**
 * The row to mark as the current page: one with `isCurrent`, or with this URL. Without one, it is the row whose path is
 * the longest that the URL begins with, in whole segments: `/boats` for `/boats/77`. The root of a site begins every
 * URL, so it is never such a row.
 */
export function currentOf(links: readonly RowLink[], url: string | undefined) {
  const chosen = links.find(({ isCurrent }) => isCurrent);
  if (chosen) return { currentHref: chosen.href, isBelow: false };
  const others = links.filter(({ isCurrent }) => isCurrent !== false).map(({ href }) => href);
  if (url === undefined || others.includes(url)) return { currentHref: url, isBelow: false };
  const path = `${withoutSlash(url.replace(/[?#].*/s, ''))}/`;
  const above = others
    .filter((href) => !isRoot.test(href) && path.startsWith(`${withoutSlash(href)}/`))
    .sort((one, other) => other.length - one.length)[0];
  return { currentHref: above ?? url, isBelow: above !== undefined && path !== `${withoutSlash(above)}/` };
}

const withoutSlash = (href: string) => href.replace(/\/$/, '');

/** "/" and "https://example.com/". */
const isRoot = /^(?:\w+:\/\/[^/]*)?\/?$/;

/** The links of the rows among the children. */
export function linksIn(children: ReactNode) {
  const links: RowLink[] = [];
  findElement(children, (props) => {
    if (typeof props['href'] === 'string') links.push(props as unknown as RowLink);
    return false;
  });
  return links;
}

/** The links of the rows in the document, which also has those of the host's components. */
export const linksOf = (nav: Element): RowLink[] =>
  [...nav.querySelectorAll('a')].map((link) => {
    const given = link.dataset['isCurrent'];
    return { href: hrefOf(link) ?? '', isCurrent: given === undefined ? undefined : given === 'true' };
  });

/** Whether the link to this page is among the children. */
export const containsLink = (children: ReactNode, href: string | undefined) =>
  href !== undefined && findElement(children, (props) => props['href'] === href);

const flat = (state: RowState) => ({ ...state, within: [...state.within] });
