/** Notes as the server has them, and the version they were read with. */
export interface SavedNotes {
  notes: string;
  etag: string | null;
}

/** How it stands with what is typed. */
export type NotesState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** What is seen of the notes. It is a new object whenever something of it changes. */
export interface NotesView {
  text: string;
  state: NotesState;
  /** When it was last saved from here. */
  savedAt: Date | null;
  error: unknown;
  /** It could not be saved, and is not saved yet, though perhaps it is tried again. */
  isStuck: boolean;
  /** What somebody else saved meanwhile, while nobody has chosen yet. */
  theirs: string | null;
}

export interface NotesCalls {
  send: (notes: string, etag: string | null) => Promise<SavedNotes>;
  /** What stands on the server now. */
  refresh: () => Promise<SavedNotes>;
  /** Whether a call failed because somebody else changed the contact meanwhile. */
  isConflict: (error: unknown) => boolean;
}

/** Milliseconds without a key before it is saved. */
const pause = 800;

export type NotesSaver = ReturnType<typeof createNotesSaver>;

/**
 * Saves notes as they change: after a pause, or at once when asked to. One call at a time; what is typed meanwhile
 * follows. Nothing is ever overwritten in silence: when somebody else changed the notes, a person chooses.
 */
export function createNotesSaver(start: SavedNotes, calls: NotesCalls) {
  const listeners = new Set<() => void>();
  let base = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let view: NotesView = {
    ...{ text: start.notes, state: 'saved', savedAt: null },
    ...{ error: null, isStuck: false, theirs: null },
  };

  function show(change: Partial<NotesView>) {
    view = { ...view, ...change };
    if (view.state === 'failed' || view.state === 'conflict') view.isStuck = true;
    if (view.state === 'saved') view.isStuck = false;
    for (const listener of listeners) listener();
  }

  const isChanged = () => view.text !== base.notes;
  const settle = () => show({ state: 'saved', savedAt: new Date(), error: null });

  async function save(): Promise<void> {
    const sent = view.text;
    show({ state: 'saving', error: null });
    try {
      const { etag } = await calls.send(sent, base.etag);
      base = { notes: sent, etag };
    } catch (error) {
      if (!calls.isConflict(error)) return show({ state: 'failed', error });
      return meet();
    }
    return isChanged() ? save() : settle();
  }

  /** The contact is another one than was read. Perhaps only something else about it changed. */
  async function meet(): Promise<void> {
    let now: SavedNotes;
    try {
      now = await calls.refresh();
    } catch (error) {
      return show({ state: 'failed', error });
    }
    const isOthers = now.notes !== base.notes;
    base = { notes: isOthers ? base.notes : now.notes, etag: now.etag };
    if (now.notes === view.text) {
      base = now;
      return settle();
    }
    if (!isOthers) return save();
    base = now;
    show({ state: 'conflict', theirs: now.notes, error: null });
  }

  /** Saves now what is not saved yet, and resolves when nothing more can be done about it. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (!running && isChanged() && view.state !== 'conflict') {
      running = save().finally(() => {
        running = undefined;
      });
    }
    return running ?? Promise.resolve();
  }

  return {
    getView: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(text: string) {
      clearTimeout(timer);
      show({ text });
      if (view.state === 'conflict' || view.state === 'saving') return;
      if (!isChanged()) return show({ state: 'saved', error: null });
      show({ state: 'waiting' });
      timer = setTimeout(() => void flush(), pause);
    },
    flush,
    /** Which of the two versions stays. */
    choose(choice: 'mine' | 'theirs'): Promise<void> {
      if (view.theirs === null) return Promise.resolve();
      show({ theirs: null, state: 'waiting', ...(choice === 'theirs' && { text: view.theirs }) });
      if (isChanged()) return flush();
      settle();
      return Promise.resolve();
    },
    /** Takes over what the server says now, unless something is typed that it does not have. */
    follow(now: SavedNotes) {
      if (running || view.state === 'conflict' || isChanged() || now.etag === base.etag) return;
      base = now;
      if (view.text !== now.notes) show({ text: now.notes, savedAt: null });
    },
    /** Goes on with what was typed before, on notes that said `from` then. */
    restore(text: string, from: string) {
      if (text === base.notes) return;
      const isOthers = from !== base.notes;
      show({ text, ...(isOthers ? { state: 'conflict', theirs: base.notes } : { state: 'waiting' }) });
      if (!isOthers) void flush();
    },
    /** What is typed and not saved, with the notes it began from; null when everything is saved. */
    getUnsaved: () => (isChanged() ? { notes: view.text, from: base.notes } : null),
  };
}
