/** A sentence of a component in one language: as it is written, or as it comes out for some numbers and choices. */
export interface Sentence {
  key: string;
  /** By language. */
  said: Record<string, string[]>;
}

export interface Dictionary {
  /** The file, `Sidebar` for Sidebar.strings.ts. */
  name: string;
  languages: string[];
  sentences: Sentence[];
}

type Words = Record<string, string | ((...values: unknown[]) => unknown)>;

/** The part of `defineStrings` that reads a dictionary without a page. */
export interface Strings {
  in(language: string): Words;
}

/** Every two-letter code there could be: a new language needs no line here. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  // "iw" is an old way to write "he".
  .filter((code) => new Intl.Locale(code).language === code);

/** All that a component says, in every language that it has, out of its dictionary. */
export function dictionaryOf(name: string, strings: Strings): Dictionary {
  const english = strings.in('en');
  const languages = ['en', ...codes.filter((code) => code !== 'en' && strings.in(code) !== english)];
  const sentences = Object.keys(english).map((key) => ({
    key,
    said: Object.fromEntries(languages.map((code) => [code, sayings(strings.in(code)[key])])),
  }));
  return { name, languages, sentences };
}

function sayings(word: Words[string] | undefined): string[] {
  if (word === undefined) throw new Error('A dictionary lacks a word');
  return typeof word === 'string' ? [word] : tried(word);
}

const counts = /^(count|total|tabs|errors|rows|found)$/;
const choices: Record<string, unknown[]> = {
  unit: ['day', 'week', 'month'],
  trend: ['rising', 'falling', 'steady'],
  direction: ['more', 'less', 'same'],
  obstacle: ['noLength', 'noRanges'],
};

/** A word with values in it, tried with the names of the values, and with numbers and answers that change the sentence. */
function tried(word: (...values: unknown[]) => unknown): string[] {
  const source = word.toString();
  const names = namesOf(source);
  const found = combinationsOf(names.map(valuesFor)).map((values) => said(word, values));
  const plain = said(
    word,
    names.map((name) =>
      [valuesFor(name)].flat().length > 1 && counts.test(name) ? `{${name}}` : valuesFor(name)[0],
    ),
  );
  const all = [...new Set(found)].filter((sentence) => sentence !== undefined);
  const shapes = new Set(all.map((sentence) => sentence.replace(/\d+/g, '#')));
  // Where the number changes nothing but itself, one sentence says it all.
  const clear = plain !== undefined && shapes.size === 1 && all.length > 1 ? [plain] : all;
  const isWhole = clear.length > 0 && clear.every((sentence) => !/undefined|NaN|\[object/.test(sentence));
  return isWhole ? clear : [source];
}

function valuesFor(name: string): unknown[] {
  if (/^(is|has)[A-Z]/.test(name)) return [true, false];
  if (counts.test(name)) return [1, 2, 5];
  if (/^(parts|facts|names|items|words|places)$/.test(name)) return [[`{${name} 1}`, `{${name} 2}`]];
  return choices[name] ?? [`{${name}}`];
}

function said(word: (...values: unknown[]) => unknown, values: unknown[]) {
  try {
    const sentence = word(...values);
    return typeof sentence === 'string' ? sentence : undefined;
  } catch {
    return undefined;
  }
}

function namesOf(source: string) {
  const [, inside = '', alone = ''] = /^(?:\(([^)]*)\)|(\w+))\s*=>/.exec(source) ?? [];
  return `${inside}${alone}`
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function combinationsOf(lists: unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (all, list) => all.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );
}
