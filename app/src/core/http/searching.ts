import { foldedText } from '@console/contract/rules';

const separators = /[\s\-\u2010-\u2015.()/+\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

let collator: { language: string; compare: Intl.Collator['compare'] } | undefined;

/** Compares two texts in the language of the page. Numbers in them are compared by value. */
export function compareTexts(one: string, other: string) {
  const language = globalThis.document?.documentElement.lang || 'en';
  if (collator?.language !== language)
    collator = { language, compare: new Intl.Collator(language, { numeric: true }).compare };
  return collator.compare(one, other);
}

/** Compares texts by their position in a list, such as statuses in workflow order. Texts not in it come last. */
export const compareIn =
  (list: readonly string[]) =>
  (one: string, other: string): number => {
    const [first = 0, second = 0] = [one, other].map((text) => list.indexOf(text) + 1 || list.length + 1);
    return first - second || compareTexts(one, other);
  };

/** Whether one of the texts contains the search text, ignoring case and diacritics. */
export function isIn(words: string, texts: readonly string[]) {
  const wanted = foldedText(words);
  return texts.some((text) => foldedText(text).includes(wanted));
}

/** Whether a number contains the digits, whatever its separators, and in national (`050…`) or `+972 50…` form. */
export function isInNumber(words: string, number: string) {
  const digits = words.replace(separators, '');
  if (!/^\d+$/.test(digits)) return false;
  const bare = number.replace(separators, '');
  const forms = [bare, bare.replace(/^972/, '0'), bare.replace(/^0/, '972')];
  return forms.some((form) => form.includes(digits));
}
