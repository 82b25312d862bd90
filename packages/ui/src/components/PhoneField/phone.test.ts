import { expect, test } from 'vitest';
import { digitsOnly, phoneProblem } from './phone.ts';

test.each([
  ['0542223344', '0542223344'],
  ['(054) 222-3344', '0542223344'],
  ['054.222/33–44', '0542223344'],
  ['\u2066054-2223344\u2069', '0542223344'],
  ['۰۵۴۲۲۲۳۳۴۴', '0542223344'],
  ['٠٥٤٢٢٢٣٣٤٤', '0542223344'],
  ['+972 54', '+97254'],
  ['054 ext', '054ext'],
  [' ', ''],
])('digitsOnly(%j) returns %j', (typed, bare) => {
  expect(digitsOnly(typed)).toBe(bare);
});

test.each([
  ['', undefined],
  ['054-222 33 44', undefined],
  ['054-22', 'short'],
  ['054-222 33 44 5', 'long'],
  ['+972 54-222', 'characters'],
  ['abc', 'characters'],
])('phoneProblem(%j) for ten digits returns %j', (typed, problem) => {
  expect(phoneProblem(typed, 10)).toBe(problem);
});

test('phoneProblem can use a normalizer that drops the country code', () => {
  const local = (typed: string) => digitsOnly(typed).replace(/^\+972/, '0');
  expect(phoneProblem('+972 54-222 3344', 10, local)).toBeUndefined();
});
