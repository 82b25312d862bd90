import { expect, test } from 'vitest';
import { listIn } from './lists.ts';

test('a list has the commas and the “and” of its language', () => {
  expect(listIn('en', ['Dana', 'Noa', 'Omer'])).toBe('Dana, Noa and Omer');
  expect(listIn('he', ['דנה', 'נועה', 'עומר'])).toBe('דנה, נועה ועומר');
  expect(listIn('ru', ['Дана', 'Ноа', 'Омер'])).toBe('Дана, Ноа и Омер');
});

test('each item that could reorder the others is isolated', () => {
  expect(listIn('he', ['דנה', 'Noa (2)', '074 - 5540172'])).toBe(
    'דנה, \u2068Noa (2)\u2069 ו-\u2068074 - 5540172\u2069',
  );
  expect(listIn('en', ['דנה', 'Noa'])).toBe('\u2068דנה\u2069 and Noa');
});
