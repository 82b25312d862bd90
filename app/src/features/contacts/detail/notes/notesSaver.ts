/** The notes on the server, and their version. */
export interface SavedNotes {
  notes: string;
  etag: string | null;
}

/** The state of the typed text. */
export type NotesState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** A snapshot of the notes for rendering; a new object after every change. */
export interface NotesView {
  text: string;
  state: NotesState;
  /** When they were last saved here. */
  savedAt: Date | null;
  error: unknown;
  /** Saving failed and hasn't succeeded since then, even if a retry is in progress. */
  isStuck: boolean;
  /** The conflicting text that someone else saved, until the person chooses a version. */
  theirs: string | null;
}

export interface NotesCalls {
  send: (notes: string, etag: string | null) => Promise<SavedNotes>;
  /** Reads the current notes from the server. */
  refresh: () => Promise<SavedNotes>;
  /** Whether a request failed because someone else changed the contact meanwhile. */
  isConflict: (error: unknown) => boolean;
}

/** Milliseconds without typing before the notes are saved. */
const pause = 800;

export type NotesSaver = ReturnType<typeof createNotesSaver>;

/**
 * Saves notes as they change: after a pause, or immediately with `flush`. It sends one request at a time; text typed
 * meanwhile is sent next. It never overwrites silently: if someone else changed the notes, the person chooses one.
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

  /** Handles a version conflict. Possibly only other fields of the contact changed. */
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

  /** Saves unsaved text immediately. Resolves when it is saved, has failed or is in conflict. */
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
    /** Resolves a conflict with one of the two versions. */
    choose(choice: 'mine' | 'theirs'): Promise<void> {
      if (view.theirs === null) return Promise.resolve();
      show({ theirs: null, state: 'waiting', ...(choice === 'theirs' && { text: view.theirs }) });
      if (isChanged()) return flush();
      settle();
      return Promise.resolve();
    },
    /** Takes over a newer version from the server, unless there is unsaved text. */
    follow(now: SavedNotes) {
      if (running || view.state === 'conflict' || isChanged() || now.etag === base.etag) return;
      base = now;
      if (view.text !== now.notes) show({ text: now.notes, savedAt: null });
    },
    /** Restores a draft that was typed when the notes were `from`. */
    restore(text: string, from: string) {
      if (text === base.notes) return;
      const isOthers = from !== base.notes;
      show({ text, ...(isOthers ? { state: 'conflict', theirs: base.notes } : { state: 'waiting' }) });
      if (!isOthers) void flush();
    },
    /** The unsaved text and the notes it is based on; `null` if everything is saved. */
    getUnsaved: () => (isChanged() ? { notes: view.text, from: base.notes } : null),
  };
}
