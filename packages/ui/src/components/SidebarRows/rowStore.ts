/** What rows know of the sidebar around them. */
export interface RowState {
  /** The page on the screen. */
  currentHref: string | undefined;
  /** Only icons are seen. */
  isRail: boolean;
  /** Which groups were opened or closed by hand, by their key. */
  groups: Readonly<Record<string, boolean>>;
  /** The same while rows are filtered, when all others stand open; `undefined` while they are not. */
  filtered: Readonly<Record<string, boolean>> | undefined;
  /** Groups and rows, by their key, below which the current page was found in the page. */
  within: ReadonlySet<string>;
  /** The group that is open beside the rail. */
  flyout: string | undefined;
}

export interface RowStore {
  get: () => RowState;
  set: (change: Partial<RowState>) => void;
  subscribe: (onChange: () => void) => () => void;
  /** A group was opened or closed by hand. The sidebar keeps it. */
  onGroup: (key: string, isExpanded: boolean) => void;
}

/**
 * The state of all rows of one sidebar. A context would draw hundreds of links again when one of them becomes the
 * current page: each row asks for its own part instead, and is drawn again when that changes.
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

const flat = (state: RowState) => ({ ...state, within: [...state.within] });
