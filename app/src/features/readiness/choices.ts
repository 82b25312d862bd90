import { useSyncExternalStore } from 'react';

/** What a person chose about the checklist of one organization or channel, in this browser. */
export interface Choices {
  isHidden: boolean;
  /** The needs that the person declared to be done. */
  marked: readonly string[];
}

const key = 'console.readiness';
const none: Choices = { isHidden: false, marked: [] };

type Stored = Readonly<Record<string, Choices>>;

const listeners = new Set<() => void>();

/** The current choices, also if the browser refuses storage. */
let stored = read();

function read(): Stored {
  try {
    return decoded(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Only well-formed choices: an older version of the console or another script might have written others. */
function decoded(value: unknown): Stored {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([place, each]) => {
    const { isHidden, marked } = (each ?? {}) as Partial<Record<keyof Choices, unknown>>;
    const isRight = Array.isArray(marked) && marked.every((need) => typeof need === 'string');
    return isRight ? [[place, { isHidden: isHidden === true, marked }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// A change in another tab.
window.addEventListener('storage', (event) => {
  if (event.key !== key && event.key !== null) return;
  stored = read();
  for (const listener of listeners) listener();
});

/** Changes the choices of a person about some organizations or channels. */
function change(places: readonly string[], changed: (choices: Choices) => Partial<Choices>) {
  const next = { ...stored };
  for (const place of places) {
    const before = next[place] ?? none;
    next[place] = { ...before, ...changed(before) };
  }
  // Nothing is stored about a place where nothing is chosen.
  const kept = Object.entries(next).filter(([, { isHidden, marked }]) => isHidden || marked.length > 0);
  stored = Object.fromEntries(kept);
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // In a browser that refuses storage, the choices last until the page is closed.
  }
  for (const listener of listeners) listener();
}

/**
 * The choices of a person about the checklists in this browser, by the ID of an organization or a channel. They last
 * beyond the sign-in and contain IDs only.
 */
export function useChoices(personId: string) {
  const all = useSyncExternalStore(subscribe, () => stored);
  const placeOf = (id: string) => `${personId}/${id}`;

  return {
    of: (id: string): Choices => all[placeOf(id)] ?? none,
    hide: (id: string, isHidden: boolean) => change([placeOf(id)], () => ({ isHidden })),
    mark: (ids: readonly string[], need: string, isMarked: boolean) =>
      change(ids.map(placeOf), ({ marked }) => ({
        marked: [...marked.filter((one) => one !== need), ...(isMarked ? [need] : [])],
      })),
  };
}
