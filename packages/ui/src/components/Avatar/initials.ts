const startsWithLetter = /^\p{L}/u;

/**
 * The letters that stand for a name: the first of its first word, and the first of its last. Words that do
 * not begin with a letter are passed over, so a phone number has none and the answer is ''.
 *
 * @example
 * initials('Maya Levin', 'en') // 'ML'
 */
export function initials(name: string, locale: string, count: 1 | 2 = 2) {
  const words = name.split(/[\s\-־–]+/u).filter((word) => startsWithLetter.test(word));
  const chosen = count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  return chosen.map((word = '') => firstLetter(word).toLocaleUpperCase(locale)).join('');
}

/** One letter as a reader sees it, with its marks: not half of a pair of code units. */
function firstLetter(word: string) {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
