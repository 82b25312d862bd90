/** The usual length of an excerpt, and the maximum if the match itself is longer, in UTF-16 code units. */
const usual = 160;
const longest = 400;

const accents = /[\u0300-\u036f]/g;
const niqqud = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/;

/** Folds a text like the database function `searchable`. */
export const fold = (text: string) => folded(text).text;

/** The part of a text around the first match, cut between words, with an ellipsis where it is cut. */
export function excerptOf(text: string, words: string): string {
  const { text: plain, places } = folded(text);
  const needle = fold(words);
  const at = plain.indexOf(needle);
  const first = places[at] ?? 0;
  const last = places[at + needle.length] ?? text.length;
  const match = at < 0 ? { first: 0, last: 0 } : { first, last: Math.min(last, first + longest) };
  const length = Math.max(usual, match.last - match.first);
  const centred = match.first - Math.floor((length - (match.last - match.first)) / 2);
  const start = Math.max(0, Math.min(centred, text.length - length));
  const [from, to] = [startOfWord(text, start, match.first), endOfWord(text, start + length, match.last)];
  const part = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}

/** The folded text, and for each of its characters the index in the original text. */
function folded(text: string) {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letter = folds(character, plain);
    plain += letter;
    for (let index = 0; index < letter.length; index += 1) places.push(place);
    place += character.length;
  }
  return { text: plain, places };
}

/** A character in lower case, without accents if it is Latin; an empty string for a combining mark. */
function folds(character: string, before: string): string {
  if (niqqud.test(character) || (/[\u0300-\u036f]/.test(character) && /[a-z]$/.test(before))) return '';
  const small = character.toLowerCase().replace('ё', 'е');
  const letter = small.normalize('NFD').replace(accents, '');
  return /^[a-z]$/.test(letter) ? letter : small;
}

/** The first start of a word between `place` and the match; `place` itself if there is no space. */
function startOfWord(text: string, place: number, match: number): number {
  if (place === 0) return 0;
  const space = text.slice(place - 1, match).search(/\s/);
  return space < 0 ? wholeCharacter(text, place) : place + space;
}

/** The last end of a word between the match and `place`; `place` itself if there is no space. */
function endOfWord(text: string, place: number, match: number): number {
  if (place >= text.length) return text.length;
  const space = text.slice(match, place + 1).search(/\s\S*$/);
  return space < 0 ? wholeCharacter(text, place) : match + space;
}

/** Moves an index out of a surrogate pair. */
const wholeCharacter = (text: string, place: number) =>
  /[\udc00-\udfff]/.test(text.charAt(place)) ? place - 1 : place;
