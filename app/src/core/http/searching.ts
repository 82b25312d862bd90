/** A text as lists are searched and ordered by it: without case, accents, niqqud and needless space. */
export const foldedText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

const separators = /[\s\-\u2010-\u2015.()/+\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Which of two texts comes first, capitals and small letters alike. */
export const compareTexts = (one: string, other: string) =>
  foldedText(one).localeCompare(foldedText(other), undefined, { numeric: true });

/** Whether one of the texts holds the words, wherever and however they are written. */
export function isIn(words: string, texts: readonly string[]) {
  const wanted = foldedText(words);
  return texts.some((text) => foldedText(text).includes(wanted));
}

/** Whether a number holds the digits, whatever separates them, at home (`050…`) and from abroad (`+972 50…`). */
export function isInNumber(words: string, number: string) {
  const digits = words.replace(separators, '');
  if (!/^\d+$/.test(digits)) return false;
  const bare = number.replace(separators, '');
  const forms = [bare, bare.replace(/^972/, '0'), bare.replace(/^0/, '972')];
  return forms.some((form) => form.includes(digits));
}
