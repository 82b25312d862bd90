import { expect, test } from 'vitest';
import { partsOf } from './marks.ts';

const marked = (text: string, words: string) =>
  partsOf(text, words)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('every match is marked and keeps its original spelling', () => {
  expect(marked('Rye bread? Yes, RYE.', 'rye')).toBe('[Rye] bread? Yes, [RYE].');
  expect(marked('До какого часа? Всё.', 'все')).toBe('До какого часа? [Всё].');
  expect(marked('שָׁלוֹם לָכֶם', 'שלום לכם')).toBe('[שָׁלוֹם לָכֶם]');
  expect(marked('two  words', ' two ')).toBe('[two]  words');
});

test('nothing is marked without a match or without search words', () => {
  expect(marked('Hello', 'rye')).toBe('Hello');
  expect(marked('Hello', ' ')).toBe('Hello');
  expect(partsOf('', 'a')).toEqual([]);
});

test('Latin accents are ignored, but й and и are different letters', () => {
  const found = (text: string, words: string) =>
    partsOf(text, words)
      .filter(({ isFound }) => isFound)
      .map((part) => part.text);
  expect(found('Para José, un café', 'JOSE')).toEqual(['José']);
  expect(found('Мой дом, мои дома', 'мои')).toEqual(['мои']);
});
