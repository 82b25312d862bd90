import { accessibilityTree } from './accessibilityTree.ts';
import { allowedEnglish } from './exceptions.ts';
import { hostWords } from './hostWords.ts';
import { intlWords } from './intlWords.ts';

/**
 * What is said in plain English though the page speaks the pseudo-locale: the words that stand in no dictionary
 * of ours. What the story wrote, what `Intl` knows and the list of exceptions do not count.
 */
export async function plainEnglish(storyFile: string, args: unknown): Promise<string[]> {
  const tree = await accessibilityTree();
  const host = hostWords(storyFile, args);
  const allowed = allowedEnglish
    .filter(
      ({ folders }) => folders === 'every folder' || folders.some((name) => storyFile.includes(`/${name}/`)),
    )
    .flatMap(({ words }) => words);
  // A short word must not take away the middle of a long sentence.
  const given = [...alreadyAnnounced(), ...host, ...allowed, ...intlWords()].sort(
    (one, other) => other.length - one.length,
  );
  const found = tree.flatMap(({ role, words }) =>
    words.filter((word) => isPlain(word, given)).map((word) => `${role} "${word}"`),
  );
  return [...new Set(found)];
}

/** True for what is still English once the marked words and the given ones are taken away. */
function isPlain(text: string, given: string[]) {
  let left = withoutMarked(text.replace(/\s+/g, ' '));
  for (const word of given) left = left.replaceAll(wholeWord(word), ' ');
  return /\p{Script=Latin}{2}/u.test(left);
}

/** A marked sentence may hold another one: the innermost goes first. */
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

/** What the live regions said before the language changed; nobody says it again. */
function alreadyAnnounced() {
  return [...document.querySelectorAll('[data-live-announcer]')]
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
