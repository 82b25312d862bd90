/** A part of the page that can have unsaved changes: a tab, a section or a form. */
interface Source {
  name: string;
  isDirty: boolean;
}

/** All sources of the page, by ID, in order of registration. A single register, so one prompt covers all of them. */
const told = new Map<string, readonly Source[]>();
const listeners = new Set<() => void>();
let names: readonly string[] = [];

/** The unsaved changes of the page. */
export const unsavedChanges = {
  /** The unique names of the sources with changes. The same array until they change. */
  getNames: () => names,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Registers sources or updates them; updated ones keep their position. */
  set(id: string, sources: readonly Source[]) {
    told.set(id, sources);
    tell();
  },

  remove(id: string) {
    told.delete(id);
    tell();
  },

  /** Marks the sources as saved or discarded, so that the next navigation isn't blocked. */
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
