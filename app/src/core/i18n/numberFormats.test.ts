import { expect, test } from 'vitest';
import { numberFormatsIn } from './numberFormats.ts';

test('numbers, percentages and amounts are formatted for the language', () => {
  const inEach = (format: (formats: ReturnType<typeof numberFormatsIn>) => string) =>
    (['en', 'he', 'ru'] as const).map((language) => format(numberFormatsIn(language)));
  expect(inEach(({ number }) => number(1234567))).toEqual(['1,234,567', '1,234,567', '1\u00a0234\u00a0567']);
  expect(inEach(({ percent }) => percent(0.5))).toEqual(['50%', '50%', '50\u00a0%']);
  expect(inEach(({ money }) => money(1234.4))).toEqual([
    '₪1,234',
    '\u200f1,234\u00a0\u200f₪',
    '1\u00a0234\u00a0₪',
  ]);
});

test('a percentage below 1% has a decimal', () => {
  const { percent } = numberFormatsIn('en');
  expect([0, 0.004, 0.01, 0.126].map(percent)).toEqual(['0%', '0.4%', '1%', '13%']);
});

test('the formats of a language are created once', () => {
  expect(numberFormatsIn('en')).toBe(numberFormatsIn('en'));
});
