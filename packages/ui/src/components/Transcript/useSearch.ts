import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import type { useStrings } from './Transcript.strings.ts';
import type { TranscriptTurn } from './turns.ts';

/** The strings of a transcript in the language of the page. */
export type TranscriptStrings = ReturnType<typeof useStrings>;

/**
 * Searches the turns. The query updates immediately; search and highlights are deferred (`useDeferredValue`), so that
 * a two-hour call doesn't slow down typing.
 */
export function useSearch(
  turns: readonly TranscriptTurn[],
  strings: TranscriptStrings,
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
  const words = !isSearching
    ? ''
    : at
      ? strings.count({ position: Math.min(place, count - 1) + 1, total: count })
      : strings.none;

  // `hits` is a dependency, so that another query with the same number of hits is announced too.
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
    /** "3 of 12"; empty without a query. */
    words,
    marks: hits.marks,
    at,
    go: (by: 1 | -1) => {
      if (count > 0) setPlace((Math.min(place, count - 1) + by + count) % count);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;

/** A text normalized for comparison, with the original offsets. */
interface Folded {
  text: string;
  /** The original offset for each offset in the folded text; `null` if they are equal. */
  places: number[] | null;
}

/** The matches in the texts. */
interface Hits {
  /** Start and end offsets by text, as the string "3,7,10,14", so that memoized turns without changes don't render. */
  marks: Map<number, string>;
  /** Every hit in order: index of the text, and index of the hit within it. */
  all: { index: number; nth: number }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the full ASCII range.
const isPlain = /^[\u0000-\u007f]*$/;

/** Points, accents and invisible direction marks. */
const ignored = /[\p{M}\p{Cf}]/gu;

const asTyped: Record<string, string> = {
  '־': '-',
  '‑': '-',
  '׳': "'",
  '’': "'",
  '״': '"',
  '“': '"',
  '”': '"',
};

/** In Cyrillic, only the dots of ё are ignored: й and и are different letters. */
function letter(char: string) {
  const small = (asTyped[char] ?? char).toLowerCase();
  return /\p{Script=Cyrillic}/u.test(small)
    ? small.replace('ё', 'е')
    : small.normalize('NFKD').replace(ignored, '');
}

/**
 * Removes case, Hebrew points, accents and direction marks. Letters stay in logical order, so matches can span
 * direction changes.
 */
export function fold(text: string): Folded {
  if (isPlain.test(text)) return { text: text.toLowerCase(), places: null };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    const letters = letter(char);
    for (let unit = 0; unit < letters.length; unit += 1) places.push(at);
    folded += letters;
    at += char.length;
  }
  places.push(text.length);
  return { text: folded, places };
}

/** Finds the query in every text. An empty query has no matches. */
export function find(texts: readonly Folded[], query: string): Hits {
  const wanted = fold(query.trim()).text;
  const hits: Hits = { marks: new Map(), all: [] };
  if (wanted === '') return hits;
  texts.forEach(({ text, places }, index) => {
    const found: number[] = [];
    let at = text.indexOf(wanted);
    while (at >= 0) {
      const after = at + wanted.length;
      hits.all.push({ index, nth: found.length / 2 });
      // The highlight includes the points of the last letter.
      found.push(places?.[at] ?? at, places?.[after] ?? after);
      at = text.indexOf(wanted, after);
    }
    if (found.length > 0) hits.marks.set(index, found.join());
  });
  return hits;
}
