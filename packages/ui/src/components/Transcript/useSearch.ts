import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import type { TranscriptTurn } from './model.ts';
import { type Folded, find, fold } from './search.ts';
import type { TranscriptStrings } from './Transcript.strings.ts';

/**
 * Finds words in the turns. What is typed shows at once; turns are searched and marked when there is time for it
 * (React's deferred value), so that two hours of talk do not slow the typing down.
 */
export function useSearch(
  turns: readonly TranscriptTurn[],
  strings: TranscriptStrings,
  locale: string,
  show: (index: number, nth: number) => void,
) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const wanted = useDeferredValue(query);

  const folded = useMemo(() => {
    let texts: Folded[] | undefined;
    return () => {
      texts ??= turns.map(({ text }) => fold(text));
      return texts;
    };
  }, [turns]);
  const hits = useMemo(() => find(wanted === '' ? [] : folded(), wanted), [folded, wanted]);

  const isSearching = wanted.trim() !== '';
  const count = hits.all.length;
  const at = hits.all[Math.min(place, count - 1)];
  const number = new Intl.NumberFormat(locale);
  const words = !isSearching
    ? ''
    : at
      ? strings.count(number.format(Math.min(place, count - 1) + 1), number.format(count))
      : strings.none;

  // `hits` is among them, so that other words with as many hits are told too.
  useEffect(() => {
    if (words === '') return;
    announce(words);
    if (at && hits) show(at.index, at.nth);
  }, [words, at, hits, show]);

  return {
    query,
    search: (next: string) => {
      setQuery(next);
      setPlace(0);
    },
    /** "3 of 12"; nothing while nothing is searched. */
    words,
    marks: hits.marks,
    at,
    go: (by: 1 | -1) => {
      if (count > 0) setPlace((Math.min(place, count - 1) + by + count) % count);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
