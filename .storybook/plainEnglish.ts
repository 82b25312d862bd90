import { storyTexts } from 'virtual:story-texts';
import { isValidElement } from 'react';
import { accessibilityTree } from './accessibilityTree.ts';
import { allowedEnglish } from './exceptions.ts';
import { intlWords } from './intlWords.ts';

/**
 * The accessible texts in plain English on a page in the pseudo-locale, which aren't in our dictionaries. Texts of the
 * story, words from `Intl` and the list of exceptions don't count.
 */
export async function plainEnglish(storyFile: string, args: unknown): Promise<string[]> {
  const tree = await accessibilityTree();
  const host = hostWords(storyFile, args);
  const allowed = allowedEnglish
    .filter(
      ({ folders }) => folders === 'every folder' || folders.some((name) => storyFile.includes(`/${name}/`)),
    )
    .flatMap(({ words }) => words);
  // Longest first, so that a short word doesn't remove the middle of a long sentence.
  const given = [...alreadyAnnounced(), ...host, ...allowed, ...intlWords()].sort(
    (one, other) => other.length - one.length,
  );
  const found = tree.flatMap(({ role, words }) =>
    words.filter((word) => isPlain(word, given)).map((word) => `${role} "${word}"`),
  );
  return [...new Set(found)];
}

/** True if English is left after the marked and the given words are removed. */
function isPlain(text: string, given: string[]) {
  let left = withoutMarked(text.replace(/\s+/g, ' '));
  for (const word of given) left = left.replaceAll(wholeWord(word), ' ');
  return /\p{Script=Latin}{2}/u.test(left);
}

/** Marked sentences can be nested, so the innermost are removed first. */
function withoutMarked(text: string): string {
  const left = text.replace(/\[!![^[\]]*?!!\]/g, ' ');
  return left === text ? text : withoutMarked(left);
}

const patterns = new Map<string, RegExp>();

function wholeWord(word: string) {
  const known = patterns.get(word) ?? new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'gu');
  patterns.set(word, known);
  return known;
}

/** The content of the live regions from before the language change, which isn't announced again. */
function alreadyAnnounced() {
  return [...document.querySelectorAll('[data-live-announcer]')]
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * Every text that a story passes to its component: its arguments and the strings in the files of its folder, including
 * the folders whose stories it shows.
 */
function hostWords(storyFile: string, args: unknown): string[] {
  const inFolder = storyTexts.filter(({ folder }) =>
    storyFile.slice(0, storyFile.lastIndexOf('/')).endsWith(folder),
  );
  const borrowed = new Set(inFolder.flatMap(({ borrows }) => borrows));
  const texts = [...inFolder, ...storyTexts.filter(({ folder }) => borrowed.has(folder))]
    .flatMap((file) => file.texts)
    .map(clean)
    .filter((text) => /\p{L}/u.test(text));
  return [...new Set([...texts, ...stringsIn(args)])];
}

/** Collapses whitespace, as on the page. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every string inside a value: in lists, objects and the properties of elements. */
function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [clean(value)].filter(Boolean);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isValidElement(value)) return stringsIn(value.props, seen);
  return Object.values(value).flatMap((part) => stringsIn(part, seen));
}
