import type { CriterionId } from '../../accessibility/criteria.ts';
import { storeOf } from '../../store.ts';
import { criterionIds, type Outcome, outcomes, type Verdict, visibleLine, visibleText } from '../review.ts';

/** What a person has entered about one criterion. Without a verdict, it isn't in the files. */
export interface Entry {
  verdict?: Outcome | undefined;
  note: string;
  reader: string;
  browser: string;
  /** A `data:` URL. */
  picture?: string | undefined;
}

/** What is the same for all verdicts, or the default of new ones. */
export interface Person {
  name: string;
  reader: string;
  browser: string;
}

/** The ID of a story or screen, a space, and a criterion. */
export type EntryKey = `${string} ${CriterionId}`;

export const keyOf = (subject: string, criterion: CriterionId): EntryKey => `${subject} ${criterion}`;

type Entries = ReadonlyMap<EntryKey, Entry>;

interface State {
  entries: Entries;
  person: Person;
  /** The number of entries that the browser couldn't store. They are lost when the page closes. */
  unkept: number;
  /** The number of entries about other versions, which aren't part of this review. */
  ofOtherVersions: number;
  /** What the last deletion or opened file replaced, until it is undone or something else is entered there. */
  undo?: { said: string; before: ReadonlyMap<EntryKey, Entry | undefined> } | undefined;
}

/**
 * The review in the browser's storage: one item for each entry, so that typing writes little, at once, and two tabs
 * don't overwrite each other. Each version has its own items, because a verdict is about one version.
 */
export function openReview(storage: Storage, version: string) {
  const everyVersion = 'console-review ';
  const prefix = `${everyVersion}${version} `;
  const personItem = 'console-review-person';
  const unkept = new Set<EntryKey>();
  const store = storeOf<State>({
    entries: readAll(),
    person: readPerson(),
    unkept: 0,
    ofOtherVersions: otherItems().length,
  });

  function itemsOf(beginning: string) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(beginning));
  }

  function otherItems() {
    return itemsOf(everyVersion).filter((name) => !name.startsWith(prefix));
  }

  function readAll(): Map<EntryKey, Entry> {
    return new Map(
      itemsOf(prefix)
        .sort()
        .flatMap((name) => {
          const key = name.slice(prefix.length) as EntryKey;
          const entry = parsed(storage.getItem(name)) as Entry | undefined;
          return entry ? [[key, entry] as const] : [];
        }),
    );
  }

  function readPerson(): Person {
    return {
      name: '',
      reader: '',
      browser: '',
      ...(parsed(storage.getItem(personItem)) as Person | undefined),
    };
  }

  /** Writes an entry, and those that had no room before. */
  function write(entries: Entries, keys: Iterable<EntryKey>) {
    for (const key of [...keys, ...unkept]) {
      const entry = entries.get(key);
      try {
        if (entry) storage.setItem(prefix + key, JSON.stringify(entry));
        else storage.removeItem(prefix + key);
        unkept.delete(key);
      } catch {
        unkept.add(key);
      }
    }
  }

  function set(changes: ReadonlyMap<EntryKey, Entry | undefined>, undo: State['undo']) {
    const entries = new Map(store.get().entries);
    for (const [key, entry] of changes) {
      if (entry) entries.set(key, entry);
      else entries.delete(key);
    }
    write(entries, changes.keys());
    store.set({ ...store.get(), entries, unkept: unkept.size, ofOtherVersions: otherItems().length, undo });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,

    /** Stores what a person types or selects. */
    enter(key: EntryKey, entry: Entry) {
      const { undo } = store.get();
      set(new Map([[key, entry]]), undo?.before.has(key) ? undefined : undo);
    },

    /** Replaces or deletes entries, so that it can be undone. `said` tells what happened. */
    replace(changes: ReadonlyMap<EntryKey, Entry | undefined>, said: string) {
      const { entries } = store.get();
      set(changes, { said, before: new Map([...changes.keys()].map((key) => [key, entries.get(key)])) });
    },

    undo() {
      const { undo } = store.get();
      if (undo) set(undo.before, undefined);
    },

    setPerson(person: Person) {
      store.set({ ...store.get(), person });
      try {
        storage.setItem(personItem, JSON.stringify(person));
      } catch {
        // It is in the files too, and every entry has its own screen reader and browser.
      }
    },

    /** Deletes what is stored about other versions of the library. */
    deleteOtherVersions() {
      for (const name of otherItems()) storage.removeItem(name);
      set(new Map(), store.get().undo);
    },

    /** Reads again what another tab has written, and keeps what this tab couldn't store. */
    readAgain() {
      const { entries, ...rest } = store.get();
      const own = [...unkept].map((key) => [key, entries.get(key)] as const);
      const all = readAll();
      for (const [key, entry] of own) if (entry) all.set(key, entry);
      store.set({ ...rest, entries: all, person: readPerson() });
    },
  };
}

export type ReviewStore = ReturnType<typeof openReview>;

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries that have a verdict, in the order of the subjects and of WCAG. */
export function verdictsIn(entries: Entries, subjects: readonly { id: string }[]): Verdict[] {
  return subjects.flatMap(({ id }) =>
    criterionIds.flatMap((criterion) => {
      const {
        verdict,
        note = '',
        reader = '',
        browser = '',
        picture,
      } = entries.get(keyOf(id, criterion)) ?? {};
      if (!verdict || !Object.hasOwn(outcomes, verdict)) return [];
      return [
        {
          ...{ story: id, criterion, verdict, note: visibleText(note).trim() },
          ...(visibleLine(reader) && { reader: visibleLine(reader) }),
          ...(visibleLine(browser) && { browser: visibleLine(browser) }),
          ...(picture && { picture }),
        },
      ];
    }),
  );
}

/** The criteria of `relevant` that have a verdict in at least one of the subjects. */
export function reviewedOf(
  relevant: readonly CriterionId[],
  subjects: readonly { id: string }[],
  entries: Entries,
): CriterionId[] {
  return relevant.filter((criterion) =>
    subjects.some(({ id }) => entries.get(keyOf(id, criterion))?.verdict),
  );
}
