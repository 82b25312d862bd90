/** How long an excerpt is about, and at most when the words themselves are longer. */
const usual = 160;
const longest = 400;

const accents = /[\u0300-\u036f]/g;
const niqqud = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/;

/** A text as the database's `searchable` folds it. */
export const fold = (text: string) => folded(text).text;

/** A part of a text around the first place that holds the words, cut between words and marked where it is cut. */
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

/** The folded text, and for each of its characters the place it has in the text. */
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

/** A character without case, and without accents where it is Latin; nothing for a mark. */
function folds(character: string, before: string): string {
  if (niqqud.test(character) || (/[\u0300-\u036f]/.test(character) && /[a-z]$/.test(before))) return '';
  const small = character.toLowerCase().replace('ё', 'е');
  const letter = small.normalize('NFD').replace(accents, '');
  return /^[a-z]$/.test(letter) ? letter : small;
}

/** Where a word begins, from a place on and before the match; the place itself in a text without spaces. */
function startOfWord(text: string, place: number, match: number): number {
  if (place === 0) return 0;
  const space = text.slice(place - 1, match).search(/\s/);
  return space < 0 ? wholeCharacter(text, place) : place + space;
}

/** Where a word ends, up to a place and after the match. */
function endOfWord(text: string, place: number, match: number): number {
  if (place >= text.length) return text.length;
  const space = text.slice(match, place + 1).search(/\s\S*$/);
  return space < 0 ? wholeCharacter(text, place) : match + space;
}

/** Never between the two halves of a surrogate pair. */
const wholeCharacter = (text: string, place: number) =>
  /[\udc00-\udfff]/.test(text.charAt(place)) ? place - 1 : place;
