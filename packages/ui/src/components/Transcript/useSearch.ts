import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import type { useStrings } from './Transcript.strings.ts';
import type { TranscriptTurn } from './turns.ts';

/** The strings of a transcript in the language of the page. */
export type TranscriptStrings = ReturnType<typeof useStrings>;

/**
 * Finds words in the turns. What is typed shows at once; turns are searched and marked when there is time for it
 * (React's deferred value), so that two hours of talk do not slow the typing down.
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

/** A text as it is compared, and where each of its letters stood. */
interface Folded {
  text: string;
  /** For each place in the folded text its place in the original; none when they are the same. */
  places: number[] | null;
}

/** Where something was found in the texts: pairs of first and after last, one list for each text. */
interface Hits {
  /** In each text, as "3,7,10,14": equal words are equal marks, so what did not change is not drawn again. */
  marks: Map<number, string>;
  /** Every hit in order: which text, and the how manieth of it. */
  all: { index: number; nth: number }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: from the first to the last letter of ASCII.
const isPlain = /^[\u0000-\u007f]*$/;

/** Points, accents and the invisible marks that steer direction. */
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

/** In Cyrillic only the dots of ё make no difference: й isn't и. */
function letter(char: string) {
  const small = (asTyped[char] ?? char).toLowerCase();
  return /\p{Script=Cyrillic}/u.test(small)
    ? small.replace('ё', 'е')
    : small.normalize('NFKD').replace(ignored, '');
}

/**
 * Without what a person who searches does not type: capitals, Hebrew points, accents, and marks of direction.
 * Letters are compared in the order they are spoken in, so that it finds across changes of direction too.
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

/** Finds what was typed in every text. Nothing is found when nothing was typed. */
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
      // Points of the last letter are marked with it.
      found.push(places?.[at] ?? at, places?.[after] ?? after);
      at = text.indexOf(wanted, after);
    }
    if (found.length > 0) hits.marks.set(index, found.join());
  });
  return hits;
}
