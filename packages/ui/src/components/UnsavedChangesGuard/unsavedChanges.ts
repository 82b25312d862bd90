/** Something on the page that can hold changes nobody has saved: a tab, a section, a form. */
interface Source {
  name: string;
  isDirty: boolean;
}

/** Every source of the page, by who told of it, in the order they came. One register: one question covers them all. */
const told = new Map<string, readonly Source[]>();
const listeners = new Set<() => void>();
let names: readonly string[] = [];

/** What is unsaved on the page, wherever it is. */
export const unsavedChanges = {
  /** The names of the sources with changes, each once. The same array until they change. */
  getNames: () => names,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Puts sources down, or changes what is known of them; they keep their place. */
  set(id: string, sources: readonly Source[]) {
    told.set(id, sources);
    tell();
  },

  remove(id: string) {
    told.delete(id);
    tell();
  },

  /** They were saved or given up, and whatever comes next must not be held back. */
  settle(id: string) {
    const sources = told.get(id) ?? [];
    this.set(
      id,
      sources.map((source) => ({ ...source, isDirty: false })),
    );
  },
};

function tell() {
  const dirty = [...told.values()]
    .flat()
    .filter(({ isDirty }) => isDirty)
    .map(({ name }) => name);
  const next = [...new Set(dirty)];
  if (next.length === names.length && next.every((name, place) => name === names[place])) return;
  names = next;
  for (const listener of listeners) listener();
}
