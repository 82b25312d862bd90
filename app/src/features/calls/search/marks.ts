import { foldedText } from '@console/contract/rules';

/** A part of a text, and whether it matches the search. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** A text normalized as on the server, with the index of each character in the original. */
function folded(text: string) {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = /\s/.test(character) ? character : foldedText(character);
    for (let index = 0; index < letters.length; index += 1) places.push(place);
    plain += letters;
    place += character.length;
  }
  places.push(text.length);
  return { plain, places };
}

/** Splits a text at the search words. Case, niqqud, accents and extra spaces are ignored. */
export function partsOf(text: string, words: string): Part[] {
  const { plain, places } = folded(text);
  const wanted = folded(words.replace(/\s+/g, ' ').trim()).plain;
  const parts: Part[] = [];
  let done = 0;
  let at = wanted === '' ? -1 : plain.indexOf(wanted);
  while (at >= 0) {
    const [from = 0, to = 0] = [places[at], places[at + wanted.length]];
    if (from > done) parts.push({ text: text.slice(done, from), isFound: false });
    parts.push({ text: text.slice(from, to), isFound: true });
    done = to;
    at = plain.indexOf(wanted, at + wanted.length);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}
