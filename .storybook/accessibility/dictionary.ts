import { spoken } from '../tools/languages.ts';

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

/** All that a component says, in every language that it has, out of its dictionary. */
export function dictionaryOf(name: string, strings: Strings): Dictionary {
  const english = strings.in('en');
  const languages = Object.keys(spoken).filter((code) => code === 'en' || strings.in(code) !== english);
  const sentences = Object.keys(english).map((key) => ({
    key,
    said: Object.fromEntries(languages.map((code) => [code, sayings(strings.in(code)[key], code)])),
  }));
  return { name, languages, sentences };
}

function sayings(word: Words[string] | undefined, language: string): string[] {
  if (word === undefined) throw new Error('A dictionary lacks a word');
  return typeof word === 'string' ? [word] : tried(word, language);
}

const counts = /^(count|total|tabs|errors|rows|found)$/;
const choices: Record<string, unknown[]> = {
  unit: ['day', 'week', 'month'],
  trend: ['rising', 'falling', 'steady'],
  direction: ['more', 'less', 'same'],
  obstacle: ['noLength', 'noRanges'],
};

/** A word with values in it, tried with the names of the values, and with numbers and answers that change the sentence. */
function tried(word: (...values: unknown[]) => unknown, language: string): string[] {
  const source = word.toString();
  const names = namesOf(source);
  const values = names.map((name) => valuesFor(name, language, source));
  const all = [...new Set(combinationsOf(values).flatMap((given) => said(word, given)))];
  // Where the number changes nothing but itself, one sentence says it all.
  const shapes = new Set(all.map((sentence) => sentence.replace(/\d+/g, '#')));
  const plain = said(
    word,
    names.map((name, index) => (counts.test(name) ? `{${name}}` : values[index]?.[0])),
  );
  const told = plain.length > 0 && shapes.size === 1 && all.length > 1 ? plain : all;
  const isWhole = told.length > 0 && told.every((sentence) => !/undefined|NaN|\[object/.test(sentence));
  return isWhole ? told : [source];
}

/** A number for each form that words take in a language: 1 and 2 in English, 1, 2, 3, 11 and 100 in Arabic. */
function samplesOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const upToAHundred = Array.from({ length: 100 }, (_, index) => index + 1);
  return [...Map.groupBy(upToAHundred, (count) => rules.select(count)).values()].map(([first]) => first);
}

function valuesFor(name: string, language: string, source: string): unknown[] {
  if (/^(is|has)[A-Z]/.test(name)) return [true, false];
  if (counts.test(name)) return samplesOf(language);
  if (isList(name, source)) return [[`{${name} 1}`, `{${name} 2}`]];
  return choices[name] ?? [`{${name}}`];
}

const isList = (name: string, source: string) =>
  new RegExp(`\\.\\.\\.${name}\\b|\\b${name}\\.(join|map)`).test(source);

/** The sentence, or nothing where a word takes no such values. */
function said(word: (...values: unknown[]) => unknown, values: unknown[]): string[] {
  try {
    const sentence = word(...values);
    return typeof sentence === 'string' ? [sentence] : [];
  } catch {
    return [];
  }
}

/** What an arrow function calls its values. */
function namesOf(source: string) {
  const [, inside = ''] = /^\(?([^()=]*?)\)?\s*=>/.exec(source) ?? [];
  return inside.split(',').flatMap((name) => name.trim() || []);
}

function combinationsOf(lists: unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (all, list) => all.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );
}
