import { expect, test } from 'vitest';
import { isFoundBy, newIdAfter, type Question, standing, twinOf } from './questions.ts';

const bread = { id: 10, question: 'Is the bread fresh?', answer: 'Every morning.' };
const cake = { id: 20, question: 'Есть ли торт «Пётр»?', answer: 'בְּקוֹמָה שְׁנִיָּה' };

test('search covers question and answer, and ignores case, accents and niqqud', () => {
  const found = (words: string) => [bread, cake].filter((item) => isFoundBy(words, item)).map(({ id }) => id);
  expect(found('BREAD')).toEqual([10]);
  expect(found(' every  morning')).toEqual([10]);
  expect(found('петр')).toEqual([20]);
  expect(found('בקומה')).toEqual([20]);
  expect(found('')).toEqual([10, 20]);
  expect(found('rye')).toEqual([]);
});

test('a question that differs only in case and spaces is a duplicate, unless it is empty', () => {
  expect(twinOf(30, ' is THE bread  fresh? ', [bread, cake])).toBe(bread);
  expect(twinOf(10, bread.question, [bread, cake])).toBeUndefined();
  expect(twinOf(30, ' ', [{ ...bread, question: '' }])).toBeUndefined();
});

test('a new ID is the current time, and always larger than the existing IDs', () => {
  expect(newIdAfter([bread, cake], 1000)).toBe(1000);
  expect(newIdAfter([bread, cake], 5)).toBe(21);
  expect(newIdAfter([], 5)).toBe(5);
});

test('an edited item keeps its position if the server doesn’t have it', () => {
  const between: Question = { id: 15, question: 'How?', answer: 'So.' };
  const ids = (saved: Question[], edited: Question[]) =>
    standing(saved, new Map(edited.map((item) => [item.id, item]))).map(({ id }) => id);
  expect(ids([bread, cake], [])).toEqual([20, 10]);
  expect(ids([bread, cake], [between])).toEqual([20, 15, 10]);
  expect(ids([bread], [cake, bread])).toEqual([20, 10]);
});
