import { foldedText } from '@console/contract/rules';

/** A question with its answer, as far as the checklist needs it. */
export interface AskedQuestion {
  id: number;
  question: string;
}

/** From this share of common pairs of letters, two questions are alike. */
const limit = 0.8;

/** More questions aren't compared with each other, because the work grows with the square of their number. */
const most = 400;

/**
 * Two questions that look alike, or `undefined`. Compares pairs of letters (the Dice coefficient), which needs no list
 * of words and works in every language. Two different questions can look alike as well, so a person decides.
 */
export function alike(
  questions: readonly AskedQuestion[],
): readonly [AskedQuestion, AskedQuestion] | undefined {
  const known: { item: AskedQuestion; pairs: ReadonlySet<string> }[] = [];
  for (const item of questions.slice(0, most)) {
    const pairs = pairsIn(item.question);
    const twin = known.find((other) => likeness(pairs, other.pairs) >= limit);
    if (twin) return [twin.item, item];
    known.push({ item, pairs });
  }
  return undefined;
}

/** The longest text that both questions contain, by which a search finds both. */
export function inBoth(one: string, other: string) {
  const [first, second] = [foldedText(one), foldedText(other)];
  let best = '';
  // The length of the common text that ends at each letter of the second question.
  let row = new Uint16Array(second.length + 1);
  for (let end = 1; end <= first.length; end++) {
    const next = new Uint16Array(second.length + 1);
    for (let at = 1; at <= second.length; at++) {
      if (first[end - 1] !== second[at - 1]) continue;
      const length = (row[at - 1] ?? 0) + 1;
      next[at] = length;
      if (length > best.length) best = first.slice(end - length, end);
    }
    row = next;
  }
  return best.trim();
}

/** The letters and digits of a text in pairs, without case, accents, punctuation and spaces. */
function pairsIn(text: string): ReadonlySet<string> {
  const letters = [...foldedText(text).replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.map((letter, index) => `${letter}${letters[index + 1] ?? ''}`));
}

/** From 0 for two texts without a common pair to 1 for the same pairs. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0 || (2 * few.size) / (few.size + many.size) < limit) return 0;
  let common = 0;
  for (const pair of few) if (many.has(pair)) common += 1;
  return (2 * common) / (few.size + many.size);
}
