import { useEffect, useRef, useState } from 'react';

/** The state of a search: too little text, in progress, finished or failed. */
export type SearchStatus = 'short' | 'waiting' | 'ready' | 'failed';

export interface SearchOptions<Option> {
  /** Searches for a text; `signal` is aborted when the result is no longer needed. */
  onSearch?: ((text: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
  /** Milliseconds after the last key press. */
  searchDelay: number;
  /** The minimum length of a search text. */
  minCharacters: number;
}

interface Search<Option> {
  status: SearchStatus;
  /** The last result; `undefined` before the first one and with too little text. */
  found: readonly Option[] | undefined;
  /** The number of results so far, so that a new result is announced even if its text is the same. */
  turn: number;
}

/** Calls `onSearch` while a person types: after a pause, one search at a time; the newest one wins. */
export function useSearch<Option>({ onSearch, searchDelay, minCharacters }: SearchOptions<Option>) {
  const [search, setSearch] = useState<Search<Option>>({ status: 'ready', found: undefined, turn: 0 });
  const asked = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef<AbortController>(undefined);

  const end = () => {
    clearTimeout(pause.current);
    question.current?.abort();
    question.current = undefined;
  };

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      question.current?.abort();
    },
    [],
  );

  const ask = async () => {
    end();
    const mine = new AbortController();
    question.current = mine;
    const settle = (answer: Pick<Search<Option>, 'status' | 'found'>) => {
      if (question.current === mine) setSearch(({ turn }) => ({ ...answer, turn: turn + 1 }));
    };
    setSearch((last) => ({ ...last, status: 'waiting' }));
    try {
      settle({ status: 'ready', found: (await onSearch?.(asked.current, mine.signal)) ?? [] });
    } catch {
      settle({ status: 'failed', found: [] });
    }
  };

  return {
    ...search,
    /** Searches for a text after a pause. */
    search(text: string) {
      if (onSearch === undefined) return;
      end();
      asked.current = text.trim();
      if (asked.current.length < minCharacters) {
        setSearch(({ turn }) => ({ status: 'short', found: undefined, turn }));
        return;
      }
      setSearch((last) => ({ ...last, status: 'waiting' }));
      pause.current = setTimeout(() => void ask(), searchDelay);
    },
    /** Searches for the same text again immediately. */
    retry: () => void ask(),
    /** Aborts a search whose result is no longer needed. */
    stop() {
      end();
      setSearch((last) => (last.status === 'waiting' ? { ...last, status: 'ready' } : last));
    },
  };
}

/** Locale-sensitive comparison from react-aria's `useFilter`, which ignores accents and case. */
export interface Compare {
  startsWith: (text: string, query: string) => boolean;
}

interface Searchable {
  label: string;
  keywords?: readonly string[] | undefined;
}

/** The index of the query in the text, or -1. */
export function placeOf(text: string, query: string, { startsWith }: Compare) {
  const last = text.length - query.length;
  for (let place = 0; place <= last; place += 1) if (startsWith(text.slice(place), query)) return place;
  return -1;
}

/**
 * The options that match a query: anywhere in the label, or at the start of a word in a keyword. Options that begin
 * with it come first; otherwise, the order stays the same.
 */
export function matching<Option extends Searchable>(
  options: readonly Option[],
  query: string,
  compare: Compare,
): readonly Option[] {
  const asked = query.trim().normalize('NFC');
  if (asked === '') return options;

  const first: Option[] = [];
  const rest: Option[] = [];
  for (const option of options) {
    const words = option.keywords ?? [];
    const place = placeOf(option.label, asked, compare);
    if (place === 0 || words.some((word) => compare.startsWith(word, asked))) first.push(option);
    else if (place > 0 || words.some((word) => isAtWordStart(word, asked, compare))) rest.push(option);
  }
  return [...first, ...rest];
}

const breaks = /[\s\-–(’']/g;

function isAtWordStart(text: string, query: string, { startsWith }: Compare) {
  return [...text.matchAll(breaks)].some(({ index }) => startsWith(text.slice(index + 1), query));
}
