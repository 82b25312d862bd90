import { useSyncExternalStore } from 'react';

type Stored<Choice> = Readonly<Record<string, Choice>>;

/**
 * Choices that a person makes about a page, kept in this browser beyond the sign-in. The keys of the choices are IDs of
 * the person and of what the choice is about, so that nothing about a business is stored.
 *
 * @param key the key in the browser's storage
 * @param decode returns a stored choice, or `undefined` if it isn't well-formed: an older version might have written it
 */
export function storedChoices<Choice>(key: string, decode: (value: unknown) => Choice | undefined) {
  const listeners = new Set<() => void>();
  /** The current choices, also if the browser refuses storage. */
  let stored = read();

  function read(): Stored<Choice> {
    try {
      const entries = Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}') as object);
      return Object.fromEntries(
        entries.flatMap(([place, value]) => {
          const choice = decode(value);
          return choice === undefined ? [] : [[place, choice]];
        }),
      );
    } catch {
      return {};
    }
  }

  function become(next: Stored<Choice>) {
    stored = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  // A change in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) become(read());
  });

  return {
    /** All choices. */
    getAll: () => stored,
    /** All choices as a hook. Renders again when one of them changes, also in another tab. */
    useAll: () => useSyncExternalStore(subscribe, () => stored),
    /** Calls the listener when a choice changes, also in another tab. Returns the function that unsubscribes. */
    subscribe,
    /** Replaces some choices; `undefined` removes one. */
    change(changed: Readonly<Record<string, Choice | undefined>>) {
      const all = Object.entries({ ...stored, ...changed });
      const kept = all.filter((entry): entry is [string, Choice] => entry[1] !== undefined);
      try {
        if (kept.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // In a browser that refuses storage, the choices last until the page is closed.
      }
      become(Object.fromEntries(kept));
    },
  };
}
