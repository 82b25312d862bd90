/** Whether every store can keep the text as it is: no NUL character and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Whether every text in a JSON value is storable, its names too, and it is nested at most `depth` deep. */
export function isStorableJson(value: unknown, depth = 16): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part, depth - 1))
  );
}

/** Combining marks that one sign may carry; Hebrew with its vowels and accents needs five. */
const mostMarks = 5;

/** Control characters but tab and line feed; marks that turn what stands beside them; the byte order mark. */
const harmful = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** What one sign carries beyond 30 marks (Unicode Stream-Safe Text Format, UAX #15): NFC sorts marks in quadratic time. */
const endless = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;
const mark = String.raw`[\p{Mn}\p{Me}][\u200b-\u200d\u2060]*`;
const heaps = new RegExp(`((?:${mark}){${mostMarks}})(?:${mark})+`, 'gu');

/**
 * What is no letter, digit or sign of every day in Latin, Hebrew or Cyrillic script. A text without it is harmless, which
 * this one look tells many times quicker than cleaning it does.
 */
const unusual =
  /[^\t\n\x20-\x7e\u00a0-\u02ff\u0400-\u0482\u048a-\u052f\u05be\u05d0-\u05ea\u05f3\u05f4\u2010-\u2027\u20aa\u20ac]/;

/**
 * A text without what harms those who read it or what stands beside it: control characters, embeddings, overrides and
 * isolates of direction (marks of direction stay), heaps of combining marks. Lines end in one way, and letters are
 * composed (NFC). What shows nothing but has a use stays, such as the joiners of emoji. Takes linear time; NFC can make a
 * text longer.
 *
 * @param isLine line ends and tabs become spaces
 * @example harmless('\u202ecba', true) // 'cba'
 */
export function harmless(text: string, isLine: boolean): string {
  const clean = unusual.test(text) ? cleaned(text) : text;
  return isLine ? clean.replace(/[\n\t]+/g, ' ') : clean;
}

const cleaned = (text: string) =>
  text
    .replace(lineEnds, '\n')
    .replace(harmful, '')
    .replace(endless, '$1')
    .normalize('NFC')
    .replace(heaps, '$1');

/** Nothing to see: space, marks without a letter, signs of no width, fillers and the blank of Braille. */
const invisible = /^[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a person who looks at the text sees anything. */
export const isVisible = (text: string) => !invisible.test(text);

/** A text without signs that show nothing and take no room, such as U+200B, in which nothing of that kind has a use. */
export const withoutInvisible = (text: string) =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Marks, but for those that make another letter of a Cyrillic one: й isn't и. */
const marks = /(?<!\p{Script=Cyrillic})\p{M}|(?![\u0306\u0308])\p{M}/gu;

/** A text as it is searched and compared: without case, accents, niqqud and needless space, and with е for ё. */
export const foldedText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е');
