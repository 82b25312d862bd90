/** Whether every database can store the text unchanged: no NUL character and no unpaired surrogate. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Whether every string in a JSON value is storable, including keys, and the nesting is at most `depth` deep. */
export function isStorableJson(value: unknown, depth = 16): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part, depth - 1))
  );
}

/** The maximum of combining marks per character; Hebrew with vowels and accents needs five. */
const mostMarks = 5;

/** Control characters except tab and line feed; directional formatting of neighboring text; the byte order mark. */
const harmful = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** Marks beyond 30 per character (Stream-Safe Text Format, UAX #15), because NFC sorts marks in quadratic time. */
const endless = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;
const mark = String.raw`[\p{Mn}\p{Me}][\u200b-\u200d\u2060]*`;
const heaps = new RegExp(`((?:${mark}){${mostMarks}})(?:${mark})+`, 'gu');

/**
 * Anything but common letters, digits and punctuation of the Latin, Hebrew and Cyrillic scripts. Text without a match
 * is harmless, and this test is many times faster than sanitizing.
 */
const unusual =
  /[^\t\n\x20-\x7e\u00a0-\u02ff\u0400-\u0482\u048a-\u052f\u05be\u05d0-\u05ea\u05f3\u05f4\u2010-\u2027\u20aa\u20ac]/;

/**
 * Removes characters that harm readers or neighboring text: control characters, directional embeddings, overrides and
 * isolates (directional marks stay), and stacks of combining marks. Line ends become line feeds, and letters are
 * composed (NFC). Useful invisible characters stay, such as the joiners of emoji. Takes linear time; NFC can make a
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

/** Invisible text: whitespace, marks without a letter, zero-width characters, fillers and the Braille blank. */
const invisible = /^[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether the text contains anything visible. */
export const isVisible = (text: string) => !invisible.test(text);

/** Removes invisible zero-width characters such as U+200B, for text in which none of them is useful. */
export const withoutInvisible = (text: string) =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Marks, except those that turn a Cyrillic letter into a different one: й isn't и. */
const marks = /(?<!\p{Script=Cyrillic})\p{M}|(?![\u0306\u0308])\p{M}/gu;

/** Folds a text for search and comparison: removes case, accents, niqqud and extra space, and replaces ё with е. */
export const foldedText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е');
