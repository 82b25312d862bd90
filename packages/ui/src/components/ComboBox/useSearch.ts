import { useEffect, useRef, useState } from 'react';

/** Where a search stands: too little typed, on its way, answered, failed. */
export type SearchStatus = 'short' | 'waiting' | 'ready' | 'failed';

export interface SearchOptions<Option> {
  /** Asks for the options of a text; the signal ends with the question. */
  onSearch?: ((text: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
  /** Milliseconds after the last key. */
  searchDelay: number;
  /** Fewer characters than this are not searched. */
  minCharacters: number;
}

interface Search<Option> {
  status: SearchStatus;
  /** The last answer; `undefined` before the first and where too little is typed. */
  found: readonly Option[] | undefined;
  /** How many answers there were: a new one is said even when it reads the same. */
  turn: number;
}

/** Asks the host while a person types: after a pause, one question at a time, the newest wins. */
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
    /** Searches for the same text again, at once. */
    retry: () => void ask(),
    /** Forgets a question nobody waits for any more. */
    stop() {
      end();
      setSearch((last) => (last.status === 'waiting' ? { ...last, status: 'ready' } : last));
    },
  };
}

/** Language-sensitive comparison, from react-aria's `useFilter`: accents and case make no difference. */
export interface Compare {
  startsWith: (text: string, query: string) => boolean;
}

/** What a search looks at. */
interface Searchable {
  label: string;
  keywords?: readonly string[];
}

/** Where the query stands in the text; -1 when it does not. */
export function placeOf(text: string, query: string, { startsWith }: Compare) {
  const last = text.length - query.length;
  for (let place = 0; place <= last; place += 1) if (startsWith(text.slice(place), query)) return place;
  return -1;
}

/**
 * The options that answer a query: the label holds it anywhere, a keyword at the start of a word. Those that begin
 * with it come first, otherwise the order stays.
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
