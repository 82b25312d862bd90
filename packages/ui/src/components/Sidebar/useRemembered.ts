import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

/** The state that a sidebar remembers between visits. */
export interface Remembered {
  isCollapsed?: boolean | undefined;
  isPinned?: boolean | undefined;
  groups?: Record<string, boolean> | undefined;
}

/**
 * Keeps the sidebar's state under a key of local storage, in sync with other tabs. Without a key, or if the browser
 * refuses storage, it keeps the state only while mounted. The state is read before the first frame, so nothing jumps.
 * On a server, there isn't any stored state.
 */
export function useRemembered(storageKey: string | undefined) {
  const [unstored, setUnstored] = useState('');
  const watch = useCallback((onChange: () => void) => watchStorage(onChange), []);
  const stored = useSyncExternalStore(
    watch,
    () => (storageKey ? (read(storageKey) ?? unstored) : unstored),
    () => '',
  );
  const remembered = useMemo(() => parse(stored), [stored]);

  const remember = (change: Remembered) => {
    const next = JSON.stringify({ ...remembered, ...change });
    setUnstored(next);
    if (storageKey) write(storageKey, next);
  };

  return [remembered, remember] as const;
}

const listeners = new Set<() => void>();

function watchStorage(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Accessed each time, because a browser can refuse access. */
// biome-ignore lint/style/noRestrictedGlobals: it is used only if the host passes a storage key.
const storage = () => localStorage;

function read(key: string) {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    storage().setItem(key, value);
  } catch {
    // Storage is full or refused: the state lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Ignores values that an earlier version or another script stored. */
export function parse(text: string): Remembered {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? readFields(value) : {};
  } catch {
    return {};
  }
}

function readFields({ isCollapsed, isPinned, groups }: Record<string, unknown>): Remembered {
  return {
    ...(typeof isCollapsed === 'boolean' && { isCollapsed }),
    ...(typeof isPinned === 'boolean' && { isPinned }),
    ...(isRecord(groups) && {
      groups: Object.fromEntries(
        Object.entries(groups).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
