import { useEffect, useRef, useState } from 'react';

/** Where a search stands: too little typed, on its way, answered, failed. */
export type SearchStatus = 'short' | 'waiting' | 'ready' | 'failed';

export interface SearchOptions<Option> {
  /** Asks for the options of a text; the signal ends with the question. */
  onSearch?: ((text: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
  /** Milliseconds after the last key. */
  searchAfter: number;
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
export function useSearch<Option>({ onSearch, searchAfter, minCharacters }: SearchOptions<Option>) {
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
      pause.current = setTimeout(() => void ask(), searchAfter);
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
