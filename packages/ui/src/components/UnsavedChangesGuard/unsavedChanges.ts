/** Something on the page that can hold changes nobody has saved: a tab, a section, a form. */
interface Source {
  name: string;
  isDirty: boolean;
}

/** Every source of the page, in the order they came. One register, so that one question covers them all. */
const sources = new Map<string, Source>();
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

  /** Puts a source down, or changes what is known of it; it keeps its place. */
  set(id: string, source: Source) {
    sources.set(id, source);
    tell();
  },

  remove(id: string) {
    sources.delete(id);
    tell();
  },

  /** A source was saved or given up, and whatever comes next must not be held back. */
  settle(id: string) {
    const source = sources.get(id);
    if (source) this.set(id, { ...source, isDirty: false });
  },
};

function tell() {
  const dirty = [...sources.values()].filter(({ isDirty }) => isDirty).map(({ name }) => name);
  const next = [...new Set(dirty)];
  if (next.length === names.length && next.every((name, place) => name === names[place])) return;
  names = next;
  for (const listener of listeners) listener();
}
